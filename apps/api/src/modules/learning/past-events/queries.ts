import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, asc, desc, eq, gte, inArray, lte, max, min, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, PastEventId, UserId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import {
  ANY,
  pastEventLists,
  pastEventSpeakers,
  pastEvents,
  pastEventTexts,
} from "#api/kernel/db/tables/learning/past-events"
import type { PageCursor } from "#api/kernel/features/public-pages"

export interface PastEventFilter {
  readonly topic?: Topic | undefined
  readonly year?: number | undefined
}

/** Last row of the previous page. */
export interface PastEventPosition {
  readonly heldOn: string
  readonly id: PastEventId
}

/** Enough text for an excerpt, including furigana. */
const EXCERPT_SOURCE = 600

const summaryColumns = {
  id: pastEvents.id,
  address: pastEvents.address,
  kind: pastEvents.kind,
  topics: pastEvents.topics,
  heldOn: pastEvents.heldOn,
  languages: pastEvents.languages,
  recordingMs: pastEvents.recordingMs,
  poster: pastEvents.poster,
  slidesId: pastEvents.slidesId,
  questionCount: pastEvents.questionCount,
  language: pastEventTexts.language,
  title: pastEventTexts.title,
  opening: sql<string>`left(${pastEventTexts.readText}, ${EXCERPT_SOURCE})`,
}

/** The text in the reader's language, else in the other. */
const textFor = (language: Language) =>
  and(
    eq(pastEventTexts.pastEventId, pastEvents.id),
    eq(
      pastEventTexts.language,
      sql`case when ${language} = any(${pastEvents.languages}) then ${language} else ${pastEvents.languages}[1] end`,
    ),
  )

const selectSummaries = (tx: Tx, language: Language) =>
  tx.select(summaryColumns).from(pastEvents).innerJoin(pastEventTexts, textFor(language))

export type PastEventSummaryRow = Awaited<ReturnType<typeof selectLast>>[number]

/** Selects the page's ids by index scan first, and joins the rest for these only. */
export function selectLast(
  tx: Tx,
  {
    filter: { topic = ANY as Topic, year },
    language,
    after,
    limit,
  }: {
    filter: PastEventFilter
    language: Language
    after: PastEventPosition | undefined
    limit: number
  },
) {
  const page = tx
    .select({ id: pastEventLists.pastEventId })
    .from(pastEventLists)
    .where(
      and(
        eq(pastEventLists.topic, topic),
        year === undefined ? undefined : gte(pastEventLists.heldOn, `${year}-01-01`),
        year === undefined ? undefined : lte(pastEventLists.heldOn, `${year}-12-31`),
        after &&
          sql`(${pastEventLists.heldOn}, ${pastEventLists.pastEventId}) < (${after.heldOn}::date, ${after.id})`,
      ),
    )
    .orderBy(desc(pastEventLists.heldOn), desc(pastEventLists.pastEventId))
    .limit(limit)
    .as("page")
  return selectSummaries(tx, language)
    .innerJoin(page, eq(page.id, pastEvents.id))
    .orderBy(desc(pastEvents.heldOn), desc(pastEvents.id))
}

/** Reads both ends of the index. */
export async function selectSpan(tx: Tx) {
  const [span] = await tx
    .select({ first: min(pastEventLists.heldOn), last: max(pastEventLists.heldOn) })
    .from(pastEventLists)
    .where(eq(pastEventLists.topic, ANY as Topic))
  return span
}

export const selectByIds = async (tx: Tx, ids: readonly PastEventId[], language: Language) =>
  ids.length === 0 ? [] : selectSummaries(tx, language).where(inArray(pastEvents.id, [...ids]))

export const selectBySpeaker = (tx: Tx, userId: UserId, language: Language, limit: number) =>
  tx
    .select({ ...summaryColumns, eventId: pastEvents.eventId })
    .from(pastEventSpeakers)
    .innerJoin(pastEvents, eq(pastEvents.id, pastEventSpeakers.pastEventId))
    .innerJoin(pastEventTexts, textFor(language))
    .where(eq(pastEventSpeakers.userId, userId))
    .orderBy(desc(pastEvents.heldOn), desc(pastEvents.id))
    .limit(limit)

export async function selectByEvent(tx: Tx, eventId: string) {
  const [found] = await tx
    .select({ id: pastEvents.id })
    .from(pastEvents)
    .where(eq(pastEvents.eventId, eventId))
    .orderBy(asc(pastEvents.id))
    .limit(1)
  return found
}

export async function selectPastEvent(tx: Tx, id: PastEventId, language: Language) {
  const [found] = await tx
    .select({
      ...summaryColumns,
      eventId: pastEvents.eventId,
      spokenLanguage: pastEvents.spokenLanguage,
      sources: pastEvents.sources,
      publishedAt: pastEvents.publishedAt,
      updatedAt: pastEvents.updatedAt,
      html: pastEventTexts.html,
      questions: pastEventTexts.questions,
    })
    .from(pastEvents)
    .innerJoin(pastEventTexts, textFor(language))
    .where(eq(pastEvents.id, id))
    .limit(1)
  return found
}
export type PastEventRow = NonNullable<Awaited<ReturnType<typeof selectPastEvent>>>

/** One per published language. */
export const selectTranscripts = (tx: Tx, id: PastEventId) =>
  tx
    .select({
      language: pastEventTexts.language,
      cues: pastEventTexts.cues,
      termsHtml: pastEventTexts.termsHtml,
      marks: pastEventTexts.marks,
    })
    .from(pastEventTexts)
    .where(eq(pastEventTexts.pastEventId, id))
    .limit(10)
export type TranscriptRow = Awaited<ReturnType<typeof selectTranscripts>>[number]

/** Batch for all past events, in their given order. */
export const selectSpeakers = async (tx: Tx, ids: readonly PastEventId[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ pastEventId: pastEventSpeakers.pastEventId, userId: pastEventSpeakers.userId })
        .from(pastEventSpeakers)
        .where(inArray(pastEventSpeakers.pastEventId, [...ids]))
        .orderBy(asc(pastEventSpeakers.position))

export async function selectVideoOf(tx: Tx, id: PastEventId) {
  const [found] = await tx
    .select({ videoId: pastEvents.videoId })
    .from(pastEvents)
    .where(eq(pastEvents.id, id))
    .limit(1)
  return found?.videoId ?? undefined
}

export const selectAddresses = (tx: Tx, ids: readonly PastEventId[]) =>
  tx
    .select({ id: pastEvents.id, address: pastEvents.address })
    .from(pastEvents)
    .where(inArray(pastEvents.id, [...ids]))

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<PastEventId>(tx, pastEvents, place)

export const selectNewestPages = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<PastEventId>(tx, pastEvents, language, limit)

export async function selectSlides(tx: Tx, id: PastEventId): Promise<FileId | null | undefined> {
  const [found] = await tx
    .select({ slidesId: pastEvents.slidesId })
    .from(pastEvents)
    .where(eq(pastEvents.id, id))
    .limit(1)
  return found?.slidesId
}
