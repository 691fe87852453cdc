import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, lt, max, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import {
  ANY,
  eventCancellations,
  eventLists,
  eventSessions,
  eventSpeakers,
  eventTexts,
  publishedEvents,
} from "#api/kernel/db/tables/events/events"
import type { PageCursor } from "#api/kernel/features/public-pages"
import type { Moment } from "#api/kernel/lists/keyset"

export type { InLanguages } from "#api/kernel/db/tables/events/events"

export interface EventFilter {
  /** A prefecture, or `online`. */
  readonly place?: string | undefined
  readonly topic?: Topic | undefined
  readonly spoken?: Language | undefined
}

const summaryColumns = {
  id: publishedEvents.id,
  kind: publishedEvents.kind,
  topics: publishedEvents.topics,
  hostKind: publishedEvents.hostKind,
  hostName: publishedEvents.hostName,
  format: publishedEvents.format,
  prefecture: publishedEvents.prefecture,
  spokenLanguages: publishedEvents.spokenLanguages,
  japaneseLevel: publishedEvents.japaneseLevel,
  audience: publishedEvents.audience,
  languages: publishedEvents.languages,
  language: eventTexts.language,
  title: eventTexts.title,
  summary: eventTexts.summary,
  pictureId: publishedEvents.pictureId,
}

/** The text in the reader's language, else in the other. */
export const textFor = (language: Language) =>
  and(
    eq(eventTexts.eventId, publishedEvents.id),
    eq(
      eventTexts.language,
      sql`case when ${language} = any(${publishedEvents.languages}) then ${language} else ${publishedEvents.languages}[1] end`,
    ),
  )

interface Page {
  readonly filter: EventFilter
  readonly language: Language
  readonly after: Moment<EventId> | undefined
  readonly limit: number
}

/** Selects the page's ids by index scan first, and joins the rest for these only. */
export function selectNext(tx: Tx, { filter, language, after, limit }: Page) {
  const { place = ANY, topic = ANY, spoken = ANY } = filter
  const page = tx
    .select({ id: eventLists.eventId, startsAt: eventLists.startsAt })
    .from(eventLists)
    .where(
      and(
        eq(eventLists.place, place),
        eq(eventLists.topic, topic),
        eq(eventLists.spoken, spoken),
        after && isAfter(eventLists.startsAt, eventLists.eventId, after),
      ),
    )
    .orderBy(asc(eventLists.startsAt), asc(eventLists.eventId))
    .limit(limit)
    .as("page")
  return tx
    .select({ ...summaryColumns, position: instantText(page.startsAt) })
    .from(publishedEvents)
    .innerJoin(eventTexts, textFor(language))
    .innerJoin(page, eq(page.id, publishedEvents.id))
    .orderBy(asc(page.startsAt), asc(publishedEvents.id))
}

export const selectByIds = async (tx: Tx, ids: readonly EventId[], language: Language) =>
  ids.length === 0
    ? []
    : tx
        .select(summaryColumns)
        .from(publishedEvents)
        .innerJoin(eventTexts, textFor(language))
        .where(inArray(publishedEvents.id, [...ids]))
export type EventSummaryRow = Awaited<ReturnType<typeof selectByIds>>[number]

const sessionColumns = {
  id: eventSessions.id,
  eventId: eventSessions.eventId,
  startsAt: eventSessions.startsAt,
  endsAt: eventSessions.endsAt,
  availability: eventSessions.availability,
  capacity: eventSessions.capacity,
  taken: eventSessions.taken,
  waiting: eventSessions.waiting,
}

/** Batch for all events, ordered by start. An event has few sessions. */
export const selectSessions = async (tx: Tx, ids: readonly EventId[]) =>
  ids.length === 0
    ? []
    : tx
        .select(sessionColumns)
        .from(eventSessions)
        .where(inArray(eventSessions.eventId, [...ids]))
        .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id))
export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

export const selectSessionsBetween = (
  tx: Tx,
  { from, to, filter, limit }: { from: Date; to: Date; filter: EventFilter; limit: number },
) =>
  tx
    .select(sessionColumns)
    .from(eventSessions)
    .innerJoin(publishedEvents, eq(publishedEvents.id, eventSessions.eventId))
    .where(
      and(
        gte(eventSessions.startsAt, from),
        lt(eventSessions.startsAt, to),
        filter.topic && arrayContains(publishedEvents.topics, [filter.topic]),
        filter.spoken && arrayContains(publishedEvents.spokenLanguages, [filter.spoken]),
        placeIs(filter.place),
      ),
    )
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id))
    .limit(limit)

const placeIs = (place: string | undefined) =>
  place === undefined
    ? undefined
    : or(
        sql`${publishedEvents.prefecture} = ${place}`,
        and(sql`${place} = 'online'`, inArray(publishedEvents.format, ["online", "both"])),
      )

export async function selectEvent(tx: Tx, id: EventId, language: Language) {
  const [found] = await tx
    .select({
      ...summaryColumns,
      venue: publishedEvents.venue,
      registrationClosesAt: publishedEvents.registrationClosesAt,
      hasWaitlist: publishedEvents.hasWaitlist,
      questions: publishedEvents.questions,
      publishedAt: publishedEvents.publishedAt,
      updatedAt: publishedEvents.updatedAt,
      cancelledAt: publishedEvents.cancelledAt,
      reason: eventCancellations.reason,
      html: eventTexts.html,
    })
    .from(publishedEvents)
    .innerJoin(eventTexts, textFor(language))
    .leftJoin(eventCancellations, eq(eventCancellations.eventId, publishedEvents.id))
    .where(eq(publishedEvents.id, id))
    .limit(1)
  return found
}
export type EventRow = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

/** In their given order. */
export const selectSpeakers = (tx: Tx, id: EventId) =>
  tx
    .select({ userId: eventSpeakers.userId, name: eventSpeakers.name, about: eventSpeakers.about })
    .from(eventSpeakers)
    .where(eq(eventSpeakers.eventId, id))
    .orderBy(asc(eventSpeakers.position))

/** Not cancelled, the latest first. */
export function selectBySpeaker(tx: Tx, userId: UserId, language: Language, limit: number) {
  const startsAt = max(eventSessions.startsAt)
  return tx
    .select({
      id: publishedEvents.id,
      topics: publishedEvents.topics,
      language: eventTexts.language,
      title: eventTexts.title,
      startsAt,
    })
    .from(eventSpeakers)
    .innerJoin(publishedEvents, eq(publishedEvents.id, eventSpeakers.eventId))
    .innerJoin(eventTexts, textFor(language))
    .innerJoin(
      eventSessions,
      and(eq(eventSessions.eventId, publishedEvents.id), isNull(eventSessions.cancelledAt)),
    )
    .where(and(eq(eventSpeakers.userId, userId), isNull(publishedEvents.cancelledAt)))
    .groupBy(publishedEvents.id, eventTexts.eventId, eventTexts.language)
    .orderBy(desc(startsAt), desc(publishedEvents.id))
    .limit(limit)
}

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<EventId>(tx, publishedEvents, place)

export const selectNewestPages = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<EventId>(tx, publishedEvents, language, limit, isNull(publishedEvents.cancelledAt))
