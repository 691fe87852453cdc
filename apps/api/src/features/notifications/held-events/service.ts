// The kinds of notifications about events: what each remembers, where it leads, and what an email of it brings along.
import type { ReminderKind } from "@shirube/contract/event-choices"
import { CALENDAR_TYPE } from "@shirube/contract/events"
import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { EventId, EventSessionId } from "#api/db/ids"
import { eventCalendar } from "#api/features/events/calendars/service"
import { eventTitlesOf } from "#api/features/events/news/service"
import type { Attachment } from "#api/platform/mail"
import {
  eventCancelledWords,
  movedWords,
  offerExpiredWords,
  offeredWords,
  registeredWords,
  reminderWords,
  speakerNamedWords,
} from "./present.ts"

/** The time is that of the moment in which it was told. */
interface AboutSession {
  readonly eventId: EventId
  readonly sessionId: EventSessionId
  readonly startsAt: string
}

export interface EventFacts {
  readonly event_registered: AboutSession
  readonly event_offered: AboutSession & { readonly expiresAt: string }
  readonly event_offer_expired: AboutSession
  readonly event_reminder: AboutSession & { readonly which: ReminderKind }
  readonly event_moved: AboutSession & { readonly before: string }
  readonly event_cancelled: AboutSession
  /** Of the first date; whoever speaks is there on all of them. */
  readonly speaker_named: Omit<AboutSession, "sessionId">
}

export type Attach<Remembered> = (
  tx: Tx,
  facts: Remembered,
  reader: { readonly publicUrl: string; readonly language: Language },
) => Promise<Attachment | undefined>

type TitleOf = (id: EventId) => Record<Language, string> | undefined

/** For one's calendar: the same entry each time, so that a moved session moves there too. */
const calendar: Attach<Omit<AboutSession, "sessionId"> & { readonly sessionId?: EventSessionId }> = async (
  tx,
  { eventId, sessionId },
  reader,
) => {
  const isGone = (await eventTitlesOf(tx, [eventId])).size === 0
  if (isGone) return undefined
  return {
    filename: "event.ics",
    contentType: `${CALENDAR_TYPE}; charset=utf-8; method=PUBLISH`,
    content: await eventCalendar(tx, eventId, { sessionId, ...reader }),
  }
}

const about = {
  category: "events",
  path: ({ eventId }: AboutSession) => `/career/event/registration/${eventId}` as const,
} as const

export const eventKinds = {
  event_registered: {
    ...about,
    words: ({ eventId, startsAt }: AboutSession, titleOf: TitleOf) =>
      registeredWords(titleOf(eventId), startsAt),
    attach: calendar,
  },
  event_offered: {
    ...about,
    words: ({ eventId, startsAt, expiresAt }: EventFacts["event_offered"], titleOf: TitleOf) =>
      offeredWords(titleOf(eventId), startsAt, expiresAt),
  },
  event_offer_expired: {
    ...about,
    words: ({ eventId }: AboutSession, titleOf: TitleOf) => offerExpiredWords(titleOf(eventId)),
  },
  event_reminder: {
    ...about,
    words: ({ eventId, startsAt, which }: EventFacts["event_reminder"], titleOf: TitleOf) =>
      reminderWords(titleOf(eventId), startsAt, which),
    attach: calendar,
  },
  event_moved: {
    ...about,
    words: ({ eventId, startsAt, before }: EventFacts["event_moved"], titleOf: TitleOf) =>
      movedWords(titleOf(eventId), before, startsAt),
    attach: calendar,
  },
  event_cancelled: {
    ...about,
    path: ({ eventId }: AboutSession) => `/career/event/detail/${eventId}` as const,
    words: ({ eventId, startsAt }: AboutSession, titleOf: TitleOf) =>
      eventCancelledWords(titleOf(eventId), startsAt),
    attach: calendar,
  },
  speaker_named: {
    ...about,
    path: ({ eventId }: EventFacts["speaker_named"]) => `/career/event/detail/${eventId}` as const,
    words: ({ eventId, startsAt }: EventFacts["speaker_named"], titleOf: TitleOf) =>
      speakerNamedWords(titleOf(eventId), startsAt),
    attach: calendar,
  },
} as const
