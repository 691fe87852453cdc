import type { MentorFacet, MentorSort } from "@shirube/vocabulary/mentors/directory/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, arrayContains, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { type MentorTexts, mentorListings, type StoredCard } from "#api/kernel/db/tables/mentors/directory"
import type { Moment } from "#api/kernel/lists/keyset"
import type { FacetChange } from "./bitmaps/queries.ts"

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

export function matching({ facets, words }: Wanted): SQL | undefined {
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

/** The order of a sort, and what comes after a position in it. */
export function inOrder(position: Position): { order: SQL; isAfter: SQL | undefined } {
  const { userId, publishedAt, answers, position: place } = mentorListings
  if (position.sort === "newest")
    return {
      order: sql`${publishedAt} desc, ${userId} desc`,
      isAfter: position.after && isBefore(publishedAt, userId, position.after),
    }
  const { sort, after } = position
  if (sort === "answers")
    return {
      order: sql`${answers} desc, ${userId} desc`,
      isAfter: after && sql`(${answers}, ${userId}) < (${after.number}::int, ${after.id}::uuid)`,
    }
  return {
    order: sql`${place}, ${userId}`,
    isAfter: after && sql`(${place}, ${userId}) > (${after.number}::int, ${after.id}::uuid)`,
  }
}

/** Those who match, or those in these slots. */
export function selectListings(tx: Tx, which: Wanted | readonly number[], position: Position, limit: number) {
  const { order, isAfter } = inOrder(position)
  const isWanted = "facets" in which ? matching(which) : inArray(mentorListings.slot, [...which])
  return tx
    .select({
      userId: mentorListings.userId,
      card: mentorListings.card,
      nextFreeAt: mentorListings.nextFreeAt,
      answers: mentorListings.answers,
      position: mentorListings.position,
      publishedAt: instantText(mentorListings.publishedAt),
    })
    .from(mentorListings)
    .where(and(isWanted, isAfter))
    .orderBy(order)
    .limit(limit)
}
export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

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
    .select({ facets: mentorListings.facets, slot: mentorListings.slot })
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
  const [changed] = await tx
    .insert(mentorListings)
    // A slot is drawn only for a new entry: the default would draw one each time.
    .values({
      userId,
      ...change,
      position: positionOn(sql`${userId}::text`, day),
      ...(before ? { slot: before.slot } : {}),
    })
    .onConflictDoUpdate({
      target: mentorListings.userId,
      set: change,
      setWhere: sql`(${publishedAt}, ${answers}, ${mentorListings.facets}, ${words}, ${card}, ${texts}, ${pageChangedAt}) is distinct from ${excluded}`,
    })
    .returning({ slot: mentorListings.slot })
  return changed ? { slot: changed.slot, before: before?.facets, after: change.facets } : undefined
}

/** Undefined if they were not listed. */
export async function deleteListing(tx: Tx, userId: UserId): Promise<FacetChange | undefined> {
  const [deleted] = await tx
    .delete(mentorListings)
    .where(eq(mentorListings.userId, userId))
    .returning({ slot: mentorListings.slot, facets: mentorListings.facets })
  return deleted && { slot: deleted.slot, before: deleted.facets, after: undefined }
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
