// Addresses that cannot open an account for a time. Account deletion, sign-up and the mailed code use it; the
// suspensions feature declares it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Letter } from "../../mail/letter-text.ts"
import type { Vault } from "../../security/vault.ts"

interface DeletedAccount {
  readonly id: UserId
  readonly email: string
  /** Other digests that identify its owner (`IdentityDigests`). */
  readonly digests: readonly string[]
}

export interface AccountBars {
  /** In the transaction that deletes the account, before it is deleted. */
  onDeletion(tx: Tx, vault: Vault, account: DeletedAccount, now: Date): Promise<void>
  /** Until when the address cannot open an account; undefined if it can. */
  until(tx: Tx, vault: Vault, email: string, now: Date): Promise<Date | undefined>
  /** The mail that replaces the code for an address that cannot open an account yet. */
  letter(until: Date): Letter
}
