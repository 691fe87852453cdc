// How many entries of a search have each facet. A facet that is filtered by is counted without its own filter, so that its
// other values can be chosen; the others are counted together.
import {
  type MentorFacet,
  type MentorFilter,
  MOST_COUNTED_MENTORS,
} from "@shirube/vocabulary/mentors/directory/choices"
import { type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import { mentorFacetBitmaps, mentorListings } from "#api/kernel/db/tables/mentors/directory"
import { blocksOf, slotsOf } from "../bitmaps/policy.ts"
import { TOTAL } from "../bitmaps/queries.ts"
import { facetToken, matching, type Wanted } from "../queries.ts"

export interface Counts {
  readonly total: number
  readonly values: readonly { readonly facet: string; readonly value: string; readonly count: number }[]
  /** How many match without each of the filters that are in use. */
  readonly without: readonly { readonly filter: MentorFilter; readonly count: number }[]
  /** Of those who match, if they are few. */
  readonly slots: readonly number[] | undefined
}

/** Entries that words find are read one by one to combine them with filters: not more than this. */
const MOST_WITH_WORDS = 5_000
/** A page of so few is sorted in memory; of more, it is read in its order. */
const MOST_LISTED = 500

export async function countSearch(tx: Tx, wanted: Wanted): Promise<Counts> {
  if (wanted.words === "") return countBits(tx, wanted)
  if (Object.keys(wanted.facets).length === 0) return countEach(tx, wanted)
  const slots = await slotsWithWords(tx, wanted.words)
  return slots.length > MOST_WITH_WORDS ? countEach(tx, wanted) : countBits(tx, wanted, slots)
}

const filtersOf = ({ facets }: Wanted) =>
  Object.entries(facets).map(([name, value]) => {
    const facet = name as MentorFacet
    return { facet, prefix: facetToken(facet, ""), token: facetToken(facet, value) }
  })

async function slotsWithWords(tx: Tx, words: string): Promise<number[]> {
  const found = await rows<{ slot: number }>(
    tx,
    sql`select ${mentorListings.slot} as slot from ${mentorListings}
      where ${matching({ facets: {}, words })} and ${isIndexPreferred} limit ${MOST_WITH_WORDS + 1}`,
  )
  return found.map(({ slot }) => slot)
}

/** The count of a facet, how many match without a filter, or a block of the slots that match. */
interface BitsRow {
  readonly kind: "facet" | "without" | "block"
  readonly name: string
  readonly count: number
  readonly bits: string | null
}

async function countBits(tx: Tx, wanted: Wanted, slots?: readonly number[]): Promise<Counts> {
  const found = await rows<BitsRow>(tx, bitsStatement(wanted, slots))
  const of = (kind: BitsRow["kind"]) => found.filter((row) => row.kind === kind)
  const isWhole = slots === undefined && Object.keys(wanted.facets).length === 0
  const shown = (count: number) => (isWhole ? count : Math.min(count, MOST_COUNTED_MENTORS))
  const counts = new Map(of("facet").map(({ name, count }) => [name, count]))
  const total = counts.get(TOTAL) ?? 0
  return {
    total: shown(total),
    values: valuesOf(counts, shown),
    without: of("without").map(({ name, count }) => ({ filter: name as MentorFilter, count: shown(count) })),
    slots:
      isWhole || total > MOST_LISTED
        ? undefined
        : of("block").flatMap(({ name, bits }) => slotsOf({ block: Number(name), bits: bits ?? "" })),
  }
}

const valuesOf = (counts: ReadonlyMap<string, number>, shown = (count: number) => count) =>
  [...counts].flatMap(([token, count]) => {
    const end = token.indexOf(":")
    return end < 0 ? [] : [{ facet: token.slice(0, end), value: token.slice(end + 1), count: shown(count) }]
  })

/** `wanted`: those who match; `without_…`: those who match all other filters. */
function bitsStatement({ facets }: Wanted, withWords: readonly number[] | undefined): SQL {
  const filters = filtersOf({ facets, words: "" })
  const { token, block, slots } = mentorFacetBitmaps
  const tokens = [TOTAL, ...filters.map((filter) => filter.token)]
  const others = filters.map(
    (filter) =>
      sql`, case when count(*) filter (where ${token} <> ${filter.token}) = ${filters.length}
        then bit_and(${slots}) filter (where ${token} <> ${filter.token}) end as ${without(filter.facet)}`,
  )
  const chosen = sql`select ${block} as block, case when count(*) = ${tokens.length} then bit_and(${slots}) end as wanted
      ${sql.join(others)} from ${mentorFacetBitmaps} where ${token} in ${tokens} group by ${block}`
  const ofFacet = filters.map(({ facet }) => sql`when ${facet} then ${without(facet)}`)
  const names: MentorFilter[] = [...filters.map(({ facet }) => facet), ...(withWords ? ["q" as const] : [])]
  const parts = [
    sql`select 'facet' as kind, ${token} as name, sum(bit_count(${slots} & ${caseOf(ofFacet)}))::int as count, null as bits
      from ${mentorFacetBitmaps} join sets on sets.block = ${block} group by ${token}
      having sum(bit_count(${slots} & ${caseOf(ofFacet)})) > 0`,
    ...names.map(
      (name) =>
        sql`select 'without', ${name}::text, coalesce(sum(bit_count(${without(name)})), 0)::int, null from sets`,
    ),
    sql`select 'block', block::text, 0, wanted::text from sets
      where bit_count(wanted) > 0 and (select sum(bit_count(wanted)) from sets) <= ${MOST_LISTED}`,
  ]
  return sql`with chosen as materialized (${chosen}), sets as materialized (${withWords ? masked(filters, withWords) : sql`select * from chosen`})
    ${sql.join(parts, sql` union all `)}`
}

const without = (filter: MentorFilter) => sql.identifier(`without_${filter}`)

/** Of the facet of a token. */
const caseOf = (ofFacet: SQL[]) =>
  ofFacet.length === 0
    ? sql`wanted`
    : sql`case split_part(${mentorFacetBitmaps.token}, ':', 1) ${sql.join(ofFacet, sql` `)} else wanted end`

/** The sets, of entries that have the words. */
function masked(filters: ReturnType<typeof filtersOf>, slots: readonly number[]): SQL {
  const blocks = blocksOf(slots)
  const has = (name: SQL) => sql`${name} & with_words.bits as ${name}`
  const columns = [
    has(sql`wanted`),
    ...filters.map(({ facet }) => has(sql`${without(facet)}`)),
    sql`wanted as ${without("q")}`,
  ]
  return sql`select chosen.block, ${sql.join(columns, sql`, `)} from chosen
    left join (select block, bits::bit varying as bits from
      unnest(${sql.param(blocks.map(({ block }) => block))}::int[], ${sql.param(blocks.map(({ bits }) => bits))}::text[]) as given(block, bits)
    ) as with_words on with_words.block = chosen.block`
}

/** Compared as bytes, which takes a tenth of the time of `starts_with`; the semicolon comes after the colon. */
const isOf = (prefix: string) =>
  sql`(token collate "C" >= ${prefix} and token collate "C" < ${prefix.replace(":", ";")})`

/**
 * Always true. The planner does not know how long it takes to read the words of an entry, and would rather search those of all
 * entries than the index; a second part that is never evaluated, but dear in its eyes, changes its mind.
 */
const isIndexPreferred = sql`(${mentorListings.position} >= 0 or to_tsvector('simple', ${mentorListings.facets}[1]) is null)`

const counted = (wanted: Wanted) =>
  sql`(select ${mentorListings.facets} as facets from ${mentorListings}
    where ${matching(wanted) ?? sql`true`} ${wanted.words === "" ? sql`` : sql`and ${isIndexPreferred}`}
    limit ${MOST_COUNTED_MENTORS}) as counted`

function leaveOut({ facets, words }: Wanted, filter: MentorFilter): Wanted {
  if (filter === "q") return { facets, words: "" }
  const { [filter]: _, ...others } = facets
  return { facets: others, words }
}

/** A scan for each filter that is in use, and one for the others; each ends at a fixed number of entries. */
async function countEach(tx: Tx, wanted: Wanted): Promise<Counts> {
  const filters = filtersOf(wanted)
  const inOwn = filters.map(
    ({ facet, prefix }) =>
      sql`select token, count(*)::int as count from (select unnest(facets) as token from ${counted(leaveOut(wanted, facet))}) as each
      where ${isOf(prefix)} group by token`,
  )
  const isOther = sql.join(
    filters.map(({ prefix }) => sql`and not ${isOf(prefix)}`),
    sql` `,
  )
  const names: MentorFilter[] = [...filters.map(({ facet }) => facet), "q"]
  const parts = [
    sql`select ${TOTAL}::text as token, count(*)::int as count from found`,
    sql`select token, count(*)::int as count from (select unnest(facets) as token from found) as each where true ${isOther} group by token`,
    ...inOwn,
  ]
  const found = await rows<{ token: string; count: number }>(
    tx,
    sql`with found as materialized (select facets from ${counted(wanted)}) ${sql.join(parts, sql` union all `)}`,
  )
  const counts = new Map(found.map(({ token, count }) => [token, count]))
  const total = counts.get(TOTAL) ?? 0
  return {
    total,
    values: valuesOf(counts),
    without: total === 0 ? await countWithout(tx, wanted, names) : [],
    slots: undefined,
  }
}

const countWithout = (tx: Tx, wanted: Wanted, filters: readonly MentorFilter[]) =>
  rows<{ filter: MentorFilter; count: number }>(
    tx,
    sql.join(
      filters.map(
        (filter) =>
          sql`select ${filter}::text as filter, count(*)::int as count from ${counted(leaveOut(wanted, filter))}`,
      ),
      sql` union all `,
    ),
  )
