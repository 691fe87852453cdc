import type { TextOrigin } from "@shirube/vocabulary/community/forum/choices"
import { withoutCutMention, writtenMention } from "@shirube/vocabulary/text/mentions"
import { and, asc, desc, eq, inArray, like, lt, ne, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, LanguageCode, QuestionId, UserId } from "#api/kernel/db/ids"
import { preparedRows } from "#api/kernel/db/prepared"
import {
  forumRevisions,
  forumTexts,
  textsPendingReview,
  watchedFinds,
} from "#api/kernel/db/tables/community/forum/texts"
import { mentionPlace } from "#api/kernel/text/markdown/mentions"

export type ThingId = QuestionId | AnswerId | CommentId
export type TextRow = typeof forumTexts.$inferSelect
export type NewText = typeof forumTexts.$inferInsert

/** Characters loaded for an excerpt; furigana and mentions take up some of them. */
const EXCERPT_SOURCE = 1_000

export interface ShownText {
  readonly thingId: string
  readonly language: LanguageCode
  readonly origin: TextOrigin
  readonly languages: { readonly code: string; readonly origin: TextOrigin }[]
  readonly title: string | null
  /** Start of the text, without markup. */
  readonly opening: string
  readonly html: string
  /** Empty except for comments. */
  readonly source: string
}

const shownTexts = (name: string, html: SQL) =>
  preparedRows<ShownText>(
    name,
    ["thingId", "language", "origin", "languages", "title", "opening", "html", "source"],
    sql`select distinct on (thing_id) thing_id as "thingId", language, origin, coalesce(read_title, title) as title,
        left(read_text, ${sql.raw(String(EXCERPT_SOURCE))}) as opening,
        ${html} as html,
        case when noun = 'comment' then source else '' end as source,
        jsonb_agg(jsonb_build_object('code', language, 'origin', origin)) over (partition by thing_id
          order by origin = 'original' desc, language rows between unbounded preceding and unbounded following) as languages
      from ${forumTexts} where thing_id = any(${sql.placeholder("ids")}::uuid[])
      order by thing_id, language = ${sql.placeholder("language")} desc, origin = 'original' desc`,
  )
const wholeTexts = shownTexts("shown_texts", sql`html`)
const openings = shownTexts("openings_of_texts", sql`''`)

/** One text per post: in the requested language if there is one, otherwise the original. */
export async function selectShownTexts(
  tx: Tx,
  ids: readonly ThingId[],
  language: string,
  { isWhole }: { isWhole: boolean },
): Promise<ShownText[]> {
  const found = await (isWhole ? wholeTexts : openings)(tx, { ids, language })
  return found.map((text) => ({ ...text, opening: withoutCutMention(text.opening) }))
}

export const selectTexts = (tx: Tx, thingId: ThingId) =>
  tx
    .select()
    .from(forumTexts)
    .where(eq(forumTexts.thingId, thingId))
    .orderBy(desc(sql`${forumTexts.origin} = 'original'`), asc(forumTexts.language))
    .limit(200)

export const selectOriginals = (tx: Tx, ids: readonly ThingId[]) =>
  tx
    .select()
    .from(forumTexts)
    .where(and(inArray(forumTexts.thingId, [...ids]), eq(forumTexts.origin, "original")))

const MOST_TEXTS = 2_000

/** Languages of the question and the answers of a thread; comments are not translated. */
export const selectTextsOfThread = (tx: Tx, questionId: QuestionId) =>
  tx
    .select({ thingId: forumTexts.thingId, language: forumTexts.language })
    .from(forumTexts)
    .where(and(eq(forumTexts.questionId, questionId), ne(forumTexts.noun, "comment")))
    .limit(MOST_TEXTS)

/** Texts for the search index, without machine translations. */
export const selectFindableTexts = (tx: Tx, ids: readonly ThingId[], longest: number) =>
  tx
    .select({
      thingId: forumTexts.thingId,
      language: forumTexts.language,
      title: sql<string | null>`coalesce(${forumTexts.readTitle}, ${forumTexts.title})`,
      readText: sql<string>`left(${forumTexts.readText}, ${longest})`,
    })
    .from(forumTexts)
    .where(and(inArray(forumTexts.thingId, [...ids]), sql`${forumTexts.origin} <> 'machine'`))

export const insertTexts = (tx: Tx, texts: readonly NewText[]) => tx.insert(forumTexts).values([...texts])

/** Serializes writes to the same text. */
export async function lockText(tx: Tx, thingId: ThingId, language: LanguageCode) {
  const [found] = await tx
    .select()
    .from(forumTexts)
    .where(and(eq(forumTexts.thingId, thingId), eq(forumTexts.language, language)))
    .limit(1)
    .for("update")
  return found
}

export const upsertText = (tx: Tx, text: NewText) =>
  tx
    .insert(forumTexts)
    .values(text)
    .onConflictDoUpdate({ target: [forumTexts.thingId, forumTexts.language], set: text })

export const insertRevision = (
  tx: Tx,
  text: Omit<TextRow, "html" | "readText" | "readTitle" | "format">,
  at: Date,
  { isHidden = false } = {},
) => {
  const { thingId, noun, questionId, language, origin, title, source, writerId, isByAsker, writtenAt } = text
  const written = {
    thingId,
    noun,
    questionId,
    language,
    origin,
    title,
    source,
    writerId,
    isByAsker,
    writtenAt,
  }
  return tx.insert(forumRevisions).values({ ...written, replacedAt: at, isHidden })
}

export const hideRevisions = (tx: Tx, thingId: ThingId) =>
  tx.update(forumRevisions).set({ isHidden: true }).where(eq(forumRevisions.thingId, thingId))

export const deleteText = (tx: Tx, thingId: ThingId, language: LanguageCode) =>
  tx.delete(forumTexts).where(and(eq(forumTexts.thingId, thingId), eq(forumTexts.language, language)))

export const deleteTexts = (tx: Tx, thingId: ThingId) =>
  tx.delete(forumTexts).where(eq(forumTexts.thingId, thingId))

/** For editors: includes revisions that the history hides. */
export const selectLastRevisions = (tx: Tx, thingId: ThingId, limit: number) =>
  tx
    .select()
    .from(forumRevisions)
    .where(eq(forumRevisions.thingId, thingId))
    .orderBy(desc(forumRevisions.id))
    .limit(limit)

export const deleteMachineTexts = (tx: Tx, thingId: ThingId) =>
  tx.delete(forumTexts).where(and(eq(forumTexts.thingId, thingId), eq(forumTexts.origin, "machine")))

export const selectRevisions = (
  tx: Tx,
  thingId: ThingId,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  tx
    .select()
    .from(forumRevisions)
    .where(
      and(
        eq(forumRevisions.thingId, thingId),
        eq(forumRevisions.isHidden, false),
        before === undefined ? undefined : lt(forumRevisions.id, before),
      ),
    )
    .orderBy(desc(forumRevisions.id))
    .limit(limit)
export type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number]

export const deleteTextsOf = async (tx: Tx, ids: readonly ThingId[]) => {
  if (ids.length === 0) return
  await tx.delete(forumTexts).where(inArray(forumTexts.thingId, [...ids]))
  await tx.delete(forumRevisions).where(inArray(forumRevisions.thingId, [...ids]))
  await tx.delete(textsPendingReview).where(inArray(textsPendingReview.thingId, [...ids]))
  await tx.delete(watchedFinds).where(inArray(watchedFinds.thingId, [...ids]))
}

const OUTDATED = 100

/** Texts of a thread in an older format, or still without furigana. */
export const selectOutdated = (tx: Tx, format: number, thread: QuestionId) =>
  tx
    .select()
    .from(forumTexts)
    .where(and(lt(forumTexts.format, format), eq(forumTexts.questionId, thread)))
    .limit(OUTDATED)

/** Some of the threads with such texts. */
export async function selectOutdatedThreads(tx: Tx, format: number): Promise<QuestionId[]> {
  const found = await tx
    .select({ questionId: forumTexts.questionId })
    .from(forumTexts)
    .where(lt(forumTexts.format, format))
    .limit(OUTDATED)
  return [...new Set(found.map(({ questionId }) => questionId))]
}

/** False if the language has a text by now. */
export const insertMachineText = async (tx: Tx, text: NewText): Promise<boolean> =>
  (await tx.insert(forumTexts).values(text).onConflictDoNothing().returning({ id: forumTexts.thingId }))
    .length > 0

export const replaceRendered = (
  tx: Tx,
  { thingId, language, source, title }: Pick<TextRow, "thingId" | "language" | "source" | "title">,
  rendered: Pick<TextRow, "html" | "readText" | "readTitle" | "format">,
) =>
  tx
    .update(forumTexts)
    .set(rendered)
    .where(
      and(
        eq(forumTexts.thingId, thingId),
        eq(forumTexts.language, language),
        eq(forumTexts.source, source),
        sql`${forumTexts.title} is not distinct from ${title}`,
      ),
    )

/** Replaces mentions of the asker by "@asker" in all texts and revisions of a thread. */
export async function unnameAsker(tx: Tx, questionId: QuestionId, askerId: UserId): Promise<void> {
  const written = writtenMention({ id: askerId, name: "" })
  const asker = sql`case when language = 'ja' then '@質問者' else '@asker' end`
  const source = sql`replace(source, ${written}, ${asker})`
  const html = sql`replace(html, ${mentionPlace(askerId)}, ${asker})`
  const readText = sql`replace(read_text, ${written}, ${asker})`
  await tx.update(forumTexts).set({ source, html, readText }).where(eq(forumTexts.questionId, questionId))
  await tx.update(forumRevisions).set({ source }).where(eq(forumRevisions.questionId, questionId))
  // Held texts are stored as typed, including names.
  const typed = `@\\[[^][\n]*\\]\\(${askerId}\\)`
  await tx
    .update(textsPendingReview)
    .set({ source: sql`regexp_replace(source, ${typed}, ${asker}, 'g')` })
    .where(eq(textsPendingReview.questionId, questionId))
}

/** Replaces the id of a deleted account in mentions, which then show a former member. */
const NO_PERSON = "00000000-0000-0000-0000-000000000000"

/** Removes the member's id from all texts. Returns the threads that mentioned them. */
export async function forgetMentionsOf(tx: Tx, userId: UserId): Promise<QuestionId[]> {
  const without = (column: PgColumn) => sql`replace(${column}, ${userId}, ${NO_PERSON})`
  const has = (column: PgColumn) => like(column, `%${userId}%`)
  const changed = await tx
    .update(forumTexts)
    .set({
      source: without(forumTexts.source),
      html: without(forumTexts.html),
      readText: without(forumTexts.readText),
    })
    .where(or(has(forumTexts.source), has(forumTexts.html)))
    .returning({ questionId: forumTexts.questionId })
  await tx
    .update(forumRevisions)
    .set({ source: without(forumRevisions.source) })
    .where(has(forumRevisions.source))
  // Held texts are stored as typed, including names.
  const typed = `@\\[[^][\n]*\\]\\(${userId}\\)`
  const unnamed = writtenMention({ id: NO_PERSON, name: "" })
  await tx
    .update(textsPendingReview)
    .set({ source: sql`regexp_replace(${textsPendingReview.source}, ${typed}, ${unnamed}, 'g')` })
    .where(has(textsPendingReview.source))
  return [...new Set(changed.map(({ questionId }) => questionId))].sort()
}
