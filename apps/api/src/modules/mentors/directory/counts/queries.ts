// How many entries of the whole directory have each facet, kept while entries change: counting them would take longer with every
// senpai. The empty token counts all of them.
import { sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { mentorFacetCounts, mentorListings } from "#api/kernel/db/tables/mentors/directory"

export const TOTAL = ""

/** Words of the major only rank senpai, and are not counted. */
const UNCOUNTED = "field:"

/** The tokens of an entry before and after; undefined if it is new or deleted. */
export interface FacetChange {
  readonly before: readonly string[] | undefined
  readonly after: readonly string[] | undefined
}

const tokensOf = (facets: readonly string[] | undefined) =>
  facets ? [TOTAL, ...facets.filter((token) => !token.startsWith(UNCOUNTED))] : []

/** In the order of the tokens, so that two changes at once do not block each other. */
export async function addToCounts(tx: Tx, changes: readonly FacetChange[]): Promise<void> {
  const sums = new Map<string, number>()
  const add = (tokens: readonly string[], by: 1 | -1) => {
    for (const token of tokens) sums.set(token, (sums.get(token) ?? 0) + by)
  }
  for (const { before, after } of changes) {
    add(tokensOf(before), -1)
    add(tokensOf(after), 1)
  }
  const values = [...sums]
    .filter(([, count]) => count !== 0)
    .map(([token, count]) => ({ token, count }))
    .toSorted((a, b) => (a.token < b.token ? -1 : 1))
  if (values.length === 0) return
  await tx
    .insert(mentorFacetCounts)
    .values(values)
    .onConflictDoUpdate({
      target: mentorFacetCounts.token,
      set: { count: sql`${mentorFacetCounts.count} + excluded.count` },
    })
}

/** Counts everything again. Changes of entries wait with their part until then. */
export async function recount(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${mentorFacetCounts} in share row exclusive mode`)
  await tx.delete(mentorFacetCounts)
  await tx.execute(sql`insert into ${mentorFacetCounts} (token, count)
    select token, count(*)::int
    from ${mentorListings}, unnest(array_append(${mentorListings.facets}, ${TOTAL}::text)) as token
    where not starts_with(token, ${UNCOUNTED}) group by token`)
}
