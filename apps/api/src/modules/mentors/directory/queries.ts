import {
  type MentorFacet,
  type MentorFilter,
  type MentorSort,
  MOST_COUNTED_MENTORS,
} from "@shirube/vocabulary/mentors/directory/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, arrayContains, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import {
  type MentorTexts,
  mentorFacetCounts,
  mentorListings,
  type StoredCard,
} from "#api/kernel/db/tables/mentors/directory"
import type { Moment } from "#api/kernel/lists/keyset"
import { type FacetChange, TOTAL } from "./counts/queries.ts"

/** `field`: words of the major, which only rank senpai for a student. */
export type StoredFacet = MentorFacet | "field"

export const facetToken = (facet: StoredFacet, value: string) => `${facet}:${value}`

/** Free within a week. Not known when an entry is made: it keeps the token, at the end. */
export const SOON = facetToken("free", "week")

export interface Wanted {
  readonly facets: Readonly<Partial<Record<MentorFacet, string>>>
  /** A tsquery; empty if everyone matches. */
  readonly words: string
}

const tokensOf = (facets: Wanted["facets"]) =>
  Object.entries(facets).map(([facet, value]) => facetToken(facet as MentorFacet, value))

function matching({ facets, words }: Wanted): SQL | undefined {
  const tokens = tokensOf(facets)
  return and(
    tokens.length === 0 ? undefined : arrayContains(mentorListings.facets, tokens),
    words === "" ? undefined : sql`${mentorListings.words} @@ ${words}::tsquery`,
  )
}

/** Of the sort by answers, and of the rotating one. */
export interface NumberPosition {
  readonly number: number
  readonly id: UserId
}

export type Position =
  | { readonly sort: "newest"; readonly after: Moment<UserId> | undefined }
  | { readonly sort: Exclude<MentorSort, "newest">; readonly after: NumberPosition | undefined }

export function selectListings(tx: Tx, wanted: Wanted, position: Position, limit: number) {
  const listings = tx
    .select({
      userId: mentorListings.userId,
      card: mentorListings.card,
      nextFreeAt: mentorListings.nextFreeAt,
      answers: mentorListings.answers,
      position: mentorListings.position,
      publishedAt: instantText(mentorListings.publishedAt),
    })
    .from(mentorListings)
    .limit(limit)
  const { userId, publishedAt, answers, position: place } = mentorListings
  const isMatching = matching(wanted)
  if (position.sort === "newest")
    return listings
      .where(and(isMatching, position.after && isBefore(publishedAt, userId, position.after)))
      .orderBy(desc(publishedAt), desc(userId))
  const { sort, after } = position
  if (sort === "answers")
    return listings
      .where(
        and(isMatching, after && sql`(${answers}, ${userId}) < (${after.number}::int, ${after.id}::uuid)`),
      )
      .orderBy(desc(answers), desc(userId))
  return listings
    .where(and(isMatching, after && sql`(${place}, ${userId}) > (${after.number}::int, ${after.id}::uuid)`))
    .orderBy(asc(place), asc(userId))
}
export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

const counted = (wanted: Wanted) =>
  sql`(select ${mentorListings.facets} as facets from ${mentorListings} where ${matching(wanted) ?? sql`true`} limit ${MOST_COUNTED_MENTORS}) as counted`

function without({ facets, words }: Wanted, filter: MentorFilter): Wanted {
  if (filter === "q") return { facets, words: "" }
  const { [filter]: _, ...others } = facets
  return { facets: others, words }
}

const isWhole = ({ facets, words }: Wanted) => words === "" && Object.keys(facets).length === 0

const keptCounts = (condition: SQL) =>
  sql`select token, count from ${mentorFacetCounts} where count > 0 and ${condition}`

/**
 * One statement for all facets: a facet that is filtered by is counted without its own filter, so that its other values can be
 * chosen; the others are counted together.
 */
export async function countFacets(tx: Tx, wanted: Wanted) {
  const found = await rows<{ token: string; count: number }>(
    tx,
    isWhole(wanted) ? keptCounts(sql`true`) : countingOf(wanted),
  )
  const total = found.find(({ token }) => token === TOTAL)?.count ?? 0
  const values = found.flatMap(({ token, count }) => {
    const end = token.indexOf(":")
    return end < 0 ? [] : [{ facet: token.slice(0, end), value: token.slice(end + 1), count }]
  })
  return { total, values }
}

function countingOf(wanted: Wanted): SQL {
  const active = Object.keys(wanted.facets) as MentorFacet[]
  const inOwn = active.map((facet) => {
    const others = without(wanted, facet)
    const isOwn = sql`starts_with(token, ${facetToken(facet, "")})`
    if (isWhole(others)) return keptCounts(isOwn)
    return sql`select token, count(*)::int as count from ${counted(others)}, unnest(facets) as token
      where ${isOwn} group by token`
  })
  const isOther = sql.join(
    active.map((facet) => sql`and not starts_with(token, ${facetToken(facet, "")})`),
    sql` `,
  )
  const parts = [
    sql`select ${TOTAL}::text as token, count(*)::int as count from found`,
    sql`select token, count(*)::int as count from found, unnest(facets) as token where true ${isOther} group by token`,
    ...inOwn,
  ]
  return sql`with found as materialized (select facets from ${counted(wanted)}) ${sql.join(parts, sql` union all `)}`
}

/** How many match without each of these filters, in one statement. */
export const countWithout = (tx: Tx, wanted: Wanted, filters: readonly MentorFilter[]) =>
  rows<{ filter: MentorFilter; count: number }>(
    tx,
    sql.join(
      filters.map(
        (filter) =>
          sql`select ${filter}::text as filter, count(*)::int as count from ${counted(without(wanted, filter))}`,
      ),
      sql` union all `,
    ),
  )

const positionOn = (userId: SQL, day: string) =>
  sql`('x' || left(md5(${userId} || ${day}::text), 7))::bit(28)::int`

interface NewListing {
  readonly userId: UserId
  readonly publishedAt: Date
  readonly answers: number
  readonly facets: readonly (readonly [StoredFacet, string])[]
  readonly words: string
  readonly card: StoredCard
  readonly texts: MentorTexts
  readonly pageChangedAt: Date
}

/** Undefined if nothing has changed. A senpai who is listed keeps today's position and the next free time. */
export async function upsertListing(
  tx: Tx,
  { userId, facets, ...listing }: NewListing,
  day: string,
): Promise<FacetChange | undefined> {
  const [before] = await tx
    .select({ facets: mentorListings.facets })
    .from(mentorListings)
    .where(eq(mentorListings.userId, userId))
    .for("update")
  const kept = before?.facets.includes(SOON) ? [SOON] : []
  const change = {
    ...listing,
    facets: [...facets.map(([facet, value]) => facetToken(facet, value)), ...kept],
  }
  const excluded = sql`(excluded.published_at, excluded.answers, excluded.facets, excluded.words, excluded.card, excluded.texts, excluded.page_changed_at)`
  const { publishedAt, answers, words, card, texts, pageChangedAt } = mentorListings
  const changed = await tx
    .insert(mentorListings)
    .values({ userId, ...change, position: positionOn(sql`${userId}::text`, day) })
    .onConflictDoUpdate({
      target: mentorListings.userId,
      set: change,
      setWhere: sql`(${publishedAt}, ${answers}, ${mentorListings.facets}, ${words}, ${card}, ${texts}, ${pageChangedAt}) is distinct from ${excluded}`,
    })
    .returning({ userId: mentorListings.userId })
  return changed.length > 0 ? { before: before?.facets, after: change.facets } : undefined
}

/** Undefined if they were not listed. */
export async function deleteListing(tx: Tx, userId: UserId): Promise<FacetChange | undefined> {
  const [deleted] = await tx
    .delete(mentorListings)
    .where(eq(mentorListings.userId, userId))
    .returning({ facets: mentorListings.facets })
  return deleted && { before: deleted.facets, after: undefined }
}

export const selectListedAfter = (tx: Tx, after: UserId | undefined, limit: number) =>
  tx
    .select({ userId: mentorListings.userId })
    .from(mentorListings)
    .where(after && gt(mentorListings.userId, after))
    .orderBy(mentorListings.userId)
    .limit(limit)

const listedTexts = {
  userId: mentorListings.userId,
  publishedAt: mentorListings.publishedAt,
  texts: mentorListings.texts,
  topics: sql<Topic[]>`${mentorListings.card} -> 'topics'`,
}

export const selectTexts = (tx: Tx, userId: UserId) =>
  tx.select(listedTexts).from(mentorListings).where(eq(mentorListings.userId, userId)).limit(1)

export const selectTextsAfter = (tx: Tx, after: UserId | undefined, limit: number) =>
  tx
    .select(listedTexts)
    .from(mentorListings)
    .where(after && gt(mentorListings.userId, after))
    .orderBy(mentorListings.userId)
    .limit(limit)
export type { MentorTexts }
export type ListedTexts = Awaited<ReturnType<typeof selectTextsAfter>>[number]

export const selectCards = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: mentorListings.userId, card: mentorListings.card })
    .from(mentorListings)
    .where(inArray(mentorListings.userId, [...userIds]))

/** For the sitemap. */
export const selectListedPages = (tx: Tx, after: UserId | undefined, limit: number) =>
  tx
    .select({
      userId: mentorListings.userId,
      card: mentorListings.card,
      pageChangedAt: mentorListings.pageChangedAt,
    })
    .from(mentorListings)
    .where(after && gt(mentorListings.userId, after))
    .orderBy(mentorListings.userId)
    .limit(limit)

/** Every senpai gets a position by chance, the same in every process. */
export const drawPositions = (tx: Tx, day: string) =>
  tx.update(mentorListings).set({ position: positionOn(sql`${mentorListings.userId}::text`, day) })
