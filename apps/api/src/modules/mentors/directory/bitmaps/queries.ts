// Which entries of the directory have each facet, as bits: an entry has a slot, and a facet a bit for every slot. Filters are
// combined and counted bit by bit, which reads two kilobytes for 15,360 senpai. Kept while entries change.
import { asc, gt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { mentorFacetBitmaps, mentorListings } from "#api/kernel/db/tables/mentors/directory"
import { blocksOf } from "./policy.ts"

/** The token of all entries. */
export const TOTAL = ""

/** Words of the major only rank senpai: no one filters by them. */
const UNCOUNTED = "field:"

/** The tokens of an entry before and after; undefined if it is new or deleted. */
export interface FacetChange {
  readonly slot: number
  readonly before: readonly string[] | undefined
  readonly after: readonly string[] | undefined
}

const tokensOf = (facets: readonly string[] | undefined) =>
  new Set(facets ? [TOTAL, ...facets.filter((token) => !token.startsWith(UNCOUNTED))] : [])

/** The slots of each token whose bit changes. */
function changedSlots(changes: readonly FacetChange[]): Map<string, number[]> {
  const changed = new Map<string, number[]>()
  for (const { slot, before, after } of changes) {
    const [had, has] = [tokensOf(before), tokensOf(after)]
    for (const token of new Set([...had, ...has])) {
      if (had.has(token) === has.has(token)) continue
      const slots = changed.get(token) ?? []
      slots.push(slot)
      changed.set(token, slots)
    }
  }
  return changed
}

/** In the order of the tokens, so that two changes at once do not block each other. */
export async function changeBitmaps(tx: Tx, changes: readonly FacetChange[]): Promise<void> {
  const values = [...changedSlots(changes)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([token, slots]) =>
      blocksOf(slots)
        .toSorted((a, b) => a.block - b.block)
        .map(({ block, bits }) => ({ token, block, slots: bits })),
    )
  if (values.length === 0) return
  const { token, block, slots } = mentorFacetBitmaps
  await tx
    .insert(mentorFacetBitmaps)
    .values(values)
    .onConflictDoUpdate({ target: [token, block], set: { slots: sql`${slots} # excluded.slots` } })
}

const BATCH = 5_000

/** From all entries. Changes of entries wait with their part until then. */
export async function rebuildBitmaps(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${mentorFacetBitmaps} in share row exclusive mode`)
  await tx.delete(mentorFacetBitmaps)
  const { slot, facets } = mentorListings
  for (let after = -1; ; ) {
    const some = await tx
      .select({ slot, after: facets })
      .from(mentorListings)
      .where(gt(slot, after))
      .orderBy(asc(slot))
      .limit(BATCH)
    await changeBitmaps(
      tx,
      some.map((entry) => ({ ...entry, before: undefined })),
    )
    const last = some.at(-1)
    if (!last || some.length < BATCH) return
    after = last.slot
  }
}
