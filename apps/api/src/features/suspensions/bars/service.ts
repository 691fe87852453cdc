// A suspension is not ended by deleting the account: what it could be opened with again is refused until the suspension is over.
import type { Tx } from "#api/db/client"
import type { AccountBars } from "#api/platform/account-bars"
import { barredLetter } from "../letters.ts"
import { deleteBarsBefore, selectActive, selectBar, upsertBars } from "../queries.ts"

/** Where a suspension has no end of its own, what is known about a deleted account is kept no longer than this. */
const LONGEST_BAR_MS = 365 * 86_400_000

const addressText = (email: string) => [email.toLowerCase(), "suspended address"] as const

const barReturn: AccountBars["onDeletion"] = async (tx, vault, { id, email, digests }, now) => {
  const suspension = await selectActive(tx, id, now)
  if (!suspension) return
  const longest = new Date(now.getTime() + LONGEST_BAR_MS)
  const { endsAt } = suspension
  const until = endsAt && endsAt < longest ? endsAt : longest
  await upsertBars(tx, [vault.digest(...addressText(email)), ...digests], until)
}

export const accountBars: AccountBars = {
  onDeletion: barReturn,
  until: (tx, vault, email, now) => selectBar(tx, vault.digests(...addressText(email)), now),
  letter: barredLetter,
}

export const isNumberBarred = async (tx: Tx, digests: readonly string[], now: Date) =>
  (await selectBar(tx, digests, now)) !== undefined

export const purgeBars = (tx: Tx, now: Date) => deleteBarsBefore(tx, now)
