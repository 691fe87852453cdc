// Notices about a member's registration: each is sent once, however often a job runs.

import { CALENDAR_TYPE } from "@shirube/contract/events/events/routes"
import type { ReminderKind } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import type { EventId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import { type Notice, type NoticeKind, type NoticeLookup, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on, onEach } from "#api/kernel/notices/sources"
import { eventCalendar } from "../calendars/service.ts"
import {
  type GuestNoticeContent,
  guestNotified,
  offerExpired,
  registered,
  reminderDue,
  seatOffered,
  sessionCancelled,
  sessionMoved,
  speakerNamed,
} from "../events.ts"
import {
  eventTitlesOf,
  firstStartOf,
  memberSpeakersOf,
  peopleIn,
  registrationNow,
  sessionNow,
} from "../lookups/service.ts"
import { eventReviews } from "../submission/service.ts"
import {
  decidedWords,
  eventCancelledWords,
  guestWords,
  movedWords,
  offerExpiredWords,
  offeredWords,
  registeredWords,
  reminderWords,
  speakerDateCancelledWords,
  speakerMovedWords,
  speakerNamedWords,
} from "./present.ts"

interface AboutEvent {
  readonly eventId: EventId
  /** The start when the notice was made. For a speaker, who attends every session, the first one's. */
  readonly startsAt: string
}
interface AboutSession extends AboutEvent {
  readonly sessionId: EventSessionId
}
type Titles = Readonly<Record<Language, string>>

const titles: NoticeLookup<AboutEvent, Titles, EventId> = {
  idOf: ({ eventId }) => eventId,
  load: eventTitlesOf,
}

/** A calendar file with a stable id, so that a moved session moves in the reader's calendar too. */
const attach: NoticeKind<AboutEvent & { readonly sessionId?: EventSessionId }>["attach"] = async (
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

const registrationPath = ({ eventId }: AboutEvent) => `/career/event/registration/${eventId}` as const
const detailPath = ({ eventId }: Pick<AboutEvent, "eventId">) => `/career/event/detail/${eventId}` as const

const about = { category: "events", path: registrationPath, lookup: titles } as const

const isRegistered = noticeKind<AboutSession, Titles>({
  ...about,
  name: "event_registered",
  words: ({ startsAt }, title) => registeredWords(title, startsAt),
  attach,
})
const isOffered = noticeKind<AboutSession & { readonly expiresAt: string }, Titles>({
  ...about,
  name: "event_offered",
  words: ({ startsAt, expiresAt }, title) => offeredWords(title, startsAt, expiresAt),
})
const hasExpired = noticeKind<AboutSession, Titles>({
  ...about,
  name: "event_offer_expired",
  words: (_, title) => offerExpiredWords(title),
})
const reminder = noticeKind<AboutSession & { readonly which: ReminderKind }, Titles>({
  ...about,
  name: "event_reminder",
  words: ({ startsAt, which }, title) => reminderWords(title, startsAt, which),
  attach,
})
const moved = noticeKind<AboutSession & { readonly before: string }, Titles>({
  ...about,
  name: "event_moved",
  words: ({ startsAt, before }, title) => movedWords(title, before, startsAt),
  attach,
})
const cancelled = noticeKind<AboutSession, Titles>({
  ...about,
  name: "event_cancelled",
  path: detailPath,
  words: ({ startsAt }, title) => eventCancelledWords(title, startsAt),
  attach,
})
const isSpeaker = noticeKind<AboutEvent, Titles>({
  ...about,
  name: "speaker_named",
  path: detailPath,
  words: ({ startsAt }, title) => speakerNamedWords(title, startsAt),
  attach,
})

/** All dates of the event are attached: a speaker attends every one. */
const attachAll: NoticeKind<AboutEvent>["attach"] = (tx, { eventId }, reader) =>
  attach(tx, { eventId, startsAt: "" }, reader)
const speakerMoved = noticeKind<AboutSession & { readonly before: string }, Titles>({
  ...about,
  name: "speaker_moved",
  path: detailPath,
  words: ({ startsAt, before }, title) => speakerMovedWords(title, before, startsAt),
  attach: attachAll,
})
const speakerDateCancelled = noticeKind<AboutSession, Titles>({
  ...about,
  name: "speaker_date_cancelled",
  path: detailPath,
  words: ({ startsAt }, title) => speakerDateCancelledWords(title, startsAt),
  attach: attachAll,
})

interface ToGuest {
  readonly eventId: EventId
  readonly news: GuestNoticeContent
}
const guestNews = noticeKind<ToGuest>({
  name: "guest_told",
  category: "events",
  path: detailPath,
  isMailedByItsFeature: true,
  words: ({ news }) => guestWords(news),
})
const askedGuest = noticeKind<ToGuest>({
  name: "guest_asked",
  category: "events",
  path: ({ eventId }) => `/career/event/feedback/${eventId}`,
  words: ({ news }) => guestWords(news),
})

const decided = decisionNotice("event", decidedWords)

const EVERYBODY = ["registered", "waiting", "offered"] as const
const COMING = ["registered"] as const

interface Own {
  readonly eventId: EventId
  readonly sessionId: EventSessionId
  readonly userId: UserId
}

/** Notifies a registration's owner, with the session's current time; nothing if the session is gone. */
async function* toOwner(
  { autocommit }: Db,
  { eventId, sessionId, userId }: Own,
  noticeOf: (userId: UserId, facts: AboutSession) => Notice,
): AsyncIterable<Notice> {
  const session = await sessionNow(autocommit, sessionId)
  const own = await registrationNow(autocommit, eventId, userId)
  if (session && own) yield noticeOf(userId, { eventId, sessionId, startsAt: session.startsAt.toISOString() })
}

async function* toPeopleIn(
  db: Db,
  sessionId: EventSessionId,
  states: typeof EVERYBODY | typeof COMING,
  noticeTo: (userId: UserId) => Notice,
): AsyncIterable<Notice> {
  for await (const { userId } of peopleIn(db, sessionId, states)) yield noticeTo(userId)
}

/** Speakers who are members. A second notice with the same key, to one who also registered, is not sent. */
const speakersToNotify = ({ autocommit }: Db, eventId: EventId) => memberSpeakersOf(autocommit, eventId)

export const notices: Notices = {
  kinds: [
    isRegistered,
    isOffered,
    hasExpired,
    reminder,
    moved,
    cancelled,
    isSpeaker,
    speakerMoved,
    speakerDateCancelled,
    guestNews,
    askedGuest,
    decided,
  ],
  on: [
    onEach(registered, "notify-event-registered", async function* (own, { db, eventId }) {
      const now = await registrationNow(db.autocommit, own.eventId, own.userId)
      // People on the waitlist have no seat yet.
      if (now?.state === "registered")
        yield* toOwner(db, own, (userId, facts) => isRegistered.to(userId, facts, `event ${eventId}`))
    }),
    onEach(seatOffered, "notify-event-offered", ({ expiresAt, ...own }, { db, eventId }) =>
      toOwner(db, own, (userId, facts) => isOffered.to(userId, { ...facts, expiresAt }, `event ${eventId}`)),
    ),
    onEach(offerExpired, "notify-event-offer-expired", (own, { db, eventId }) =>
      toOwner(db, own, (userId, facts) => hasExpired.to(userId, facts, `event ${eventId}`)),
    ),
    onEach(
      reminderDue,
      "notify-event-reminder",
      async function* ({ eventId, sessionId, kind: which, startsAt }, { db }) {
        const session = await sessionNow(db.autocommit, sessionId)
        // A moved or cancelled session has its own notices, and a new time its own reminders.
        const isUnchanged =
          session?.startsAt.toISOString() === startsAt && session.availability !== "cancelled"
        if (!isUnchanged) return
        const facts = { eventId, sessionId, startsAt, which }
        const key = `event reminder ${sessionId} ${which} ${startsAt}`
        yield* toPeopleIn(db, sessionId, COMING, (userId) => reminder.to(userId, facts, key))
      },
    ),
    onEach(speakerNamed, "notify-event-speaker", async function* ({ eventId, userId }, { db }) {
      const startsAt = await firstStartOf(db.autocommit, eventId)
      if (!startsAt) return
      const facts = { eventId, startsAt: startsAt.toISOString() }
      yield isSpeaker.to(userId, facts, `event speaker ${eventId}`)
    }),
    onEach(sessionMoved, "notify-event-moved", async function* ({ eventId, sessionId, before }, { db }) {
      const session = await sessionNow(db.autocommit, sessionId)
      if (!session || session.availability === "cancelled") return
      const startsAt = session.startsAt.toISOString()
      const facts = { eventId, sessionId, startsAt, before }
      const key = `event moved ${sessionId} ${startsAt}`
      yield* toPeopleIn(db, sessionId, EVERYBODY, (userId) => moved.to(userId, facts, key))
      for (const userId of await speakersToNotify(db, eventId)) yield speakerMoved.to(userId, facts, key)
    }),
    onEach(
      sessionCancelled,
      "notify-event-session-cancelled",
      async function* ({ eventId, sessionId }, { db }) {
        const session = await sessionNow(db.autocommit, sessionId)
        if (!session) return
        const facts = { eventId, sessionId, startsAt: session.startsAt.toISOString() }
        const key = `event cancelled ${sessionId}`
        yield* toPeopleIn(db, sessionId, EVERYBODY, (userId) => cancelled.to(userId, facts, key))
        for (const userId of await speakersToNotify(db, eventId))
          yield speakerDateCancelled.to(userId, facts, key)
      },
    ),
    // `guestTold` is emitted once for each person.
    on(guestNotified, "notify-guest", ({ userId, eventId, news }, key) =>
      (news.of === "feedback" ? askedGuest : guestNews).to(userId, { eventId, news }, key),
    ),
    onDecision(eventReviews.event, "notify-event", "event"),
  ],
}
