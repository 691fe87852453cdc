import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, arrayContains, asc, count, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, TipId, UserId, VideoId } from "#api/kernel/db/ids"
import { instantText, isAfter, isBefore } from "#api/kernel/db/moments"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { tipCounts, tipDrafts, tips, tipTexts } from "#api/kernel/db/tables/learning/tips"
import type { PageCursor } from "#api/kernel/features/public-pages"
import type { Moment } from "#api/kernel/lists/keyset"

export interface TipFilter {
  readonly topic?: Topic | undefined
  readonly senpai?: UserId | undefined
}

const isThere = isNull(tips.withdrawnAt)
const ofFilter = ({ topic, senpai }: TipFilter) =>
  and(
    topic === undefined ? undefined : arrayContains(tips.topics, [topic]),
    senpai === undefined ? undefined : eq(tips.authorId, senpai),
  )

/** The text in the reader's language, else in the other. */
const textFor = (language: Language) =>
  and(
    eq(tipTexts.tipId, tips.id),
    eq(
      tipTexts.language,
      sql`case when ${language} = any(${tips.languages}) then ${language} else ${tips.languages}[1] end`,
    ),
  )

/** Enough text for an excerpt, including furigana. */
const EXCERPT_SOURCE = 600

const summaryColumns = {
  id: tips.id,
  authorId: tips.authorId,
  topics: tips.topics,
  languages: tips.languages,
  pictureId: tips.pictureId,
  filmId: tips.filmId,
  publishedAt: tips.publishedAt,
  updatedAt: tips.updatedAt,
  position: instantText(tips.publishedAt),
  helpful: tipCounts.helpful,
  language: tipTexts.language,
  title: sql<string>`coalesce(${tipTexts.readTitle}, ${tipTexts.title})`,
  who: sql<string>`coalesce(${tipTexts.readWho}, ${tipTexts.who})`,
  opening: sql<string>`left(${tipTexts.readText}, ${EXCERPT_SOURCE})`,
}

const selectSummaries = (tx: Tx, language: Language) =>
  tx
    .select(summaryColumns)
    .from(tips)
    .innerJoin(tipTexts, textFor(language))
    .innerJoin(tipCounts, eq(tipCounts.tipId, tips.id))

export type TipSummaryRow = Awaited<ReturnType<typeof selectNewest>>[number]

export const selectNewest = (
  tx: Tx,
  {
    language,
    after,
    except,
    limit,
    ...filter
  }: TipFilter & { language: Language; after?: Moment<TipId> | undefined; except?: TipId; limit: number },
) =>
  selectSummaries(tx, language)
    .where(
      and(
        isThere,
        ofFilter(filter),
        except && ne(tips.id, except),
        after && isBefore(tips.publishedAt, tips.id, after),
      ),
    )
    .orderBy(desc(tips.publishedAt), desc(tips.id))
    .limit(limit)

/** In the order of the ids. */
export async function selectByIds(tx: Tx, ids: readonly TipId[], language: Language) {
  if (ids.length === 0) return []
  const found = await selectSummaries(tx, language).where(and(isThere, inArray(tips.id, [...ids])))
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function selectTip(tx: Tx, id: TipId, language: Language) {
  const [found] = await tx
    .select({ ...summaryColumns, html: tipTexts.html, pictureAlt: tipTexts.pictureAlt })
    .from(tips)
    .innerJoin(tipTexts, textFor(language))
    .innerJoin(tipCounts, eq(tipCounts.tipId, tips.id))
    .where(and(isThere, eq(tips.id, id)))
    .limit(1)
  return found
}

/** The next newer or older tip in the list. */
export async function selectNeighbour(
  tx: Tx,
  of: Moment<TipId>,
  side: "newer" | "older",
  { topic, language }: { topic: Topic | undefined; language: Language },
) {
  const [order, isBeyond] = side === "newer" ? [asc, isAfter] : [desc, isBefore]
  const [found] = await tx
    .select({ id: tips.id, language: tipTexts.language, title: tipTexts.title })
    .from(tips)
    .innerJoin(tipTexts, textFor(language))
    .where(and(isThere, ofFilter({ topic }), isBeyond(tips.publishedAt, tips.id, of)))
    .orderBy(order(tips.publishedAt), order(tips.id))
    .limit(1)
  return found
}

/** Complete tips ordered by id, for the search index. */
export async function selectTipsAfter(tx: Tx, after: TipId, limit: number) {
  const found = await tx
    .select()
    .from(tips)
    .where(and(isThere, gt(tips.id, after)))
    .orderBy(asc(tips.id))
    .limit(limit)
  return withTexts(tx, found)
}

export async function selectWithTexts(tx: Tx, id: TipId) {
  const [whole] = await withTexts(
    tx,
    await tx
      .select()
      .from(tips)
      .where(and(isThere, eq(tips.id, id)))
      .limit(1),
  )
  return whole
}
export type TipWithTexts = NonNullable<Awaited<ReturnType<typeof selectWithTexts>>>

async function withTexts(tx: Tx, found: readonly (typeof tips.$inferSelect)[]) {
  const ids = found.map(({ id }) => id)
  const texts = ids.length === 0 ? [] : await tx.select().from(tipTexts).where(inArray(tipTexts.tipId, ids))
  return found.map((tip) => ({ ...tip, texts: texts.filter(({ tipId }) => tipId === tip.id) }))
}

/** Includes withdrawn tips: their caches must be invalidated too. */
export const selectTipsOf = (tx: Tx, authors: readonly UserId[]) =>
  tx
    .select({ id: tips.id })
    .from(tips)
    .where(inArray(tips.authorId, [...authors]))

export async function countPublished(tx: Tx, authorId: UserId): Promise<number> {
  const [found] = await tx
    .select({ published: count() })
    .from(tips)
    .where(and(isThere, eq(tips.authorId, authorId)))
  return found?.published ?? 0
}

export async function selectAuthor(tx: Tx, id: TipId): Promise<UserId | undefined> {
  const [found] = await tx.select({ authorId: tips.authorId }).from(tips).where(eq(tips.id, id)).limit(1)
  return found?.authorId
}

/** Films of published, withdrawn and draft tips. */
export async function selectFilmsOf(tx: Tx, authors: readonly UserId[]): Promise<VideoId[]> {
  const shown = tx
    .select({ id: tips.filmId })
    .from(tips)
    .where(inArray(tips.authorId, [...authors]))
  const written = tx
    .select({ id: tipDrafts.filmId })
    .from(tipDrafts)
    .where(inArray(tipDrafts.authorId, [...authors]))
  return (await shown.union(written)).flatMap(({ id }) => id ?? [])
}

/** Only of a published tip. */
export async function selectShownFilm(tx: Tx, id: TipId): Promise<VideoId | null> {
  const [found] = await tx
    .select({ filmId: tips.filmId })
    .from(tips)
    .where(and(isThere, eq(tips.id, id)))
    .limit(1)
  return found?.filmId ?? null
}

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<TipId>(tx, tips, place, isThere)

export const selectNewestPages = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<TipId>(tx, tips, language, limit, isThere)

/** True if a published tip shows it. */
export async function isPictureShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: tips.id })
    .from(tips)
    .where(and(eq(tips.pictureId, id), isNull(tips.withdrawnAt)))
    .limit(1)
  return found.length > 0
}
