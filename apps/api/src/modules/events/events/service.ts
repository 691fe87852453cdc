// Public reading of events.
import { MOST_SESSIONS_SHOWN } from "@shirube/contract/events/events/routes"
import type { Language } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type EventId, namedId, type UserId } from "#api/kernel/db/ids"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { sealText } from "#api/kernel/text/seal-text"
import { nameOf } from "#api/modules/common/reference/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { writersOf } from "#api/modules/identity/accounts/service"
import { pastEventOf } from "#api/modules/learning/past-events/service"
import {
  type EventFilter,
  type EventSummaryRow,
  selectByIds,
  selectBySpeaker,
  selectEvent,
  selectNext,
  selectSessions,
  selectSessionsBetween,
  selectSpeakers,
} from "./queries.ts"

export const prefectureName = (code: string, language: Language) =>
  nameOf("prefectures", code, language) ?? code

const byStart = keyset<Moment<EventId>>({ at: instant, id: text() })

export async function listEvents(
  tx: Tx,
  { cursor, limit, ...filter }: EventFilter & PageRequest,
  language: Language,
) {
  const after = byStart.decode(cursor)
  const found = await selectNext(tx, { filter, language, after, limit: limit + 1 })
  const { items, nextCursor } = byStart.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return {
    items,
    sessions: await sessionsOf(
      tx,
      items.map(({ id }) => id),
    ),
    nextCursor,
  }
}

/** Keyed by event id. */
export async function sessionsOf(tx: Tx, ids: readonly EventId[]) {
  const found = await selectSessions(tx, ids)
  return new Map(ids.map((id) => [id, found.filter(({ eventId }) => eventId === id)]))
}

/** Events with their sessions, for lists ordered by another table. */
export async function describeEvents(tx: Tx, ids: readonly EventId[], language: Language) {
  const own = [...new Set(ids)]
  const [events, sessions] = [await selectByIds(tx, own, language), await sessionsOf(tx, own)]
  return { events: new Map(events.map((event) => [event.id, event])), sessions }
}

/** Every session that begins in a month by Japan's clock. */
export async function listMonth(tx: Tx, month: string, filter: EventFilter, language: Language) {
  const [year = 0, number = 0] = month.split("-").map(Number)
  const found = await selectSessionsBetween(tx, {
    from: monthInJapan(year, number),
    to: monthInJapan(year, number + 1),
    filter,
    limit: MOST_SESSIONS_SHOWN,
  })
  const { events, sessions } = await describeEvents(
    tx,
    found.map(({ eventId }) => eventId),
    language,
  )
  const items = found.flatMap((session) => {
    const event = events.get(session.eventId)
    return event ? [{ session, event }] : []
  })
  return { items, sessions }
}

const JAPAN_MS = 9 * 3_600_000
/** First instant of the month; month 13 is January. */
const monthInJapan = (year: number, month: number) => new Date(Date.UTC(year, month - 1) - JAPAN_MS)

export async function getEvent(tx: Tx, id: EventId, language: Language) {
  const event = await selectEvent(tx, id, language)
  if (!event) throw new ApiError("event.not_found")
  const [sessions, speakers, pastEventId] = await Promise.all([
    sessionsOf(tx, [id]),
    speakersOf(tx, id),
    pastEventOf(tx, id),
  ])
  return { event, sessions, speakers, pastEventId }
}

/** External speakers, and members who still have an account. */
async function speakersOf(tx: Tx, id: EventId) {
  const named = await selectSpeakers(tx, id)
  const people = await writersOf(
    tx,
    named.flatMap(({ userId }) => userId ?? []),
  )
  return named.map((speaker) => ({
    ...speaker,
    guestSeal: sealText(speaker.name.en ?? speaker.name.ja ?? ""),
    member: (speaker.userId && people.get(speaker.userId)) || undefined,
  }))
}
export type Speakers = Awaited<ReturnType<typeof speakersOf>>

/** Cache tags of the speakers shown. */
export const speakerTags = (speakers: Speakers) =>
  speakers.flatMap(({ userId }) => (userId ? [personTag(userId)] : []))

/** For lists that mix content types. */
export const shownEvents: SubjectLookups["event"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<EventId>), language)).map(summaryIn(language))

const summaryIn =
  (language: Language) =>
  ({ id, language: written, title, topics: [topic] }: SummarisedEvent) => ({
    id,
    path: `/career/event/detail/${id}` as const,
    language: written,
    title,
    category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
  })
type SummarisedEvent = Pick<EventSummaryRow, "id" | "language" | "title" | "topics">

/** Where this person speaks or has spoken, the latest first, as in lists that mix content types. */
export const eventsWithSpeaker = async (tx: Tx, userId: UserId, language: Language, limit: number) =>
  (await selectBySpeaker(tx, userId, language, limit)).flatMap(({ startsAt, ...event }) =>
    startsAt ? [{ ...summaryIn(language)(event), at: startsAt }] : [],
  )
