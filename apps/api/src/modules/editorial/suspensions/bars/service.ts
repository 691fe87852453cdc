// Deleting the account does not end a suspension: its address and student number are barred from new accounts until it ends.
import type { Tx } from "#api/kernel/db/client"
import type { AccountBars } from "#api/kernel/features/accounts/bars"
import { barredLetter } from "../letters.ts"
import { deleteBarsBefore, selectActive, selectBar, upsertBars } from "../queries.ts"

/** The longest time to keep data about a deleted account if its suspension has no end. */
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
