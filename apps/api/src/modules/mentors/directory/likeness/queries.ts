import { arrayOverlaps, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { mentorListings } from "#api/kernel/db/tables/mentors/directory"

/** A kind of thing that may be shared, as tokens of `facets`: any of them is enough. */
export type SharedKind = readonly string[]

interface CandidateSearch {
  /** Each is searched alone. */
  readonly kinds: readonly SharedKind[]
  /** Any two of these are searched together. */
  readonly paired: readonly SharedKind[]
  /** Position in the order of the day. */
  readonly start: number
  /** At most twice as many for each search. */
  readonly most: number
}

/**
 * Senpai on both sides of the start in the order of the day: some for each kind of thing, for any two of them together, and some
 * who need share nothing. Each search has a limit and an index, so that the size of the directory does not matter.
 */
export function selectCandidates(tx: Tx, { kinds, paired, start, most }: CandidateSearch) {
  const isSharing = (tokens: SharedKind) => arrayOverlaps(mentorListings.facets, [...tokens])
  const searches: SQL[] = [
    ...kinds.map(isSharing),
    ...pairsOf(paired).map(([one, other]) => sql`${isSharing(one)} and ${isSharing(other)}`),
    sql`true`,
  ]
  const { userId, position, card, nextFreeAt } = mentorListings
  const near = searches.flatMap((condition) => [
    sql`(select ${userId} from ${mentorListings} where ${condition} and ${position} >= ${start}
      order by ${position}, ${userId} limit ${most})`,
    sql`(select ${userId} from ${mentorListings} where ${condition} and ${position} < ${start}
      order by ${position} desc, ${userId} desc limit ${most})`,
  ])
  return tx
    .select({ userId, card, nextFreeAt })
    .from(mentorListings)
    .where(sql`${userId} in (${sql.join(near, sql` union `)})`)
    .orderBy(position, userId)
    .limit(near.length * most)
}

export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const))
