// A suspension is not ended by deleting the account: what it could be opened with again is refused until the suspension is over.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Vault } from "#api/platform/vault"
import { barredLetter } from "../letters.ts"
import { deleteBarsBefore, selectActive, selectBar, upsertBars } from "../queries.ts"

/** Where a suspension has no end of its own, what is known about a deleted account is kept no longer than this. */
const LONGEST_BAR_MS = 365 * 86_400_000

const addressText = (email: string) => [email.toLowerCase(), "suspended address"] as const

interface Leaving {
  readonly id: UserId
  readonly email: string
  /** What else they would be recognised by. */
  readonly digests: readonly string[]
}

/** In the transaction that removes the account, and before it. */
export async function barReturn(tx: Tx, vault: Vault, leaving: Leaving, now: Date): Promise<void> {
  const suspension = await selectActive(tx, leaving.id, now)
  if (!suspension) return
  const longest = new Date(now.getTime() + LONGEST_BAR_MS)
  const { endsAt } = suspension
  const until = endsAt && endsAt < longest ? endsAt : longest
  await upsertBars(tx, [vault.digest(...addressText(leaving.email)), ...leaving.digests], until)
}

/** Until when nobody opens an account with this address; undefined where anybody may. */
export const addressBarredUntil = (tx: Tx, vault: Vault, email: string, now: Date) =>
  selectBar(tx, vault.digests(...addressText(email)), now)

/** For whoever wants to open one. */
export const barLetter = (until: Date) => barredLetter(until)

export const isNumberBarred = async (tx: Tx, digests: readonly string[], now: Date) =>
  (await selectBar(tx, digests, now)) !== undefined

export const purgeBars = (tx: Tx, now: Date) => deleteBarsBefore(tx, now)
