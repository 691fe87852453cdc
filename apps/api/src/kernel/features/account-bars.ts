// Addresses that cannot open an account for a time. Deleting an account, signing up and the mailed code read it; the feature that
// suspends accounts declares it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Letter } from "../mail/letter-text.ts"
import type { Vault } from "../security/vault.ts"

interface DeletedAccount {
  readonly id: UserId
  readonly email: string
  /** What else its owner would be recognised by (`IdentityDigests`). */
  readonly digests: readonly string[]
}

export interface AccountBars {
  /** In the transaction that deletes the account, before it is deleted. */
  onDeletion(tx: Tx, vault: Vault, account: DeletedAccount, now: Date): Promise<void>
  /** Until when the address cannot open an account; undefined where it can. */
  until(tx: Tx, vault: Vault, email: string, now: Date): Promise<Date | undefined>
  /** In place of a code, to an address that cannot open an account yet. */
  letter(until: Date): Letter
}
