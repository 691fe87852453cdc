// Messages from organisers to attendees: once each, in the attendee's language.

import { CALENDAR_TYPE } from "@shirube/contract/events/events/routes"
import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import { MOST_EVENT_MESSAGES } from "@shirube/vocabulary/events/events/draft-choices"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventMessageId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { type Letter, queueLetter } from "#api/kernel/mail/letters"
import type { Actor } from "#api/kernel/security/session"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { accountOf } from "#api/modules/identity/accounts/service"
import { eventCalendar } from "../calendars/service.ts"
import {
  eventCancelled,
  type GuestNoticeContent,
  guestNotified,
  messageSent,
  placeChanged,
} from "../events.ts"
import { memberSpeakersOf } from "../lookups/service.ts"
import { titlesOf } from "../organising/present.ts"
import { selectOrganised, selectTexts } from "../organising/queries.ts"
import { organisedBy } from "../organising/service.ts"
import { lockSessions } from "../seats/queries.ts"
import {
  cancelledLetter,
  messageLetter,
  placeLetter,
  speakerCancelledLetter,
  speakerPlaceLetter,
} from "./letters.ts"
import {
  claimLetters,
  countMessages,
  countRecipients,
  insertMessage,
  type Message,
  type MessageRecipients,
  selectMessage,
  selectMessages,
  selectRecipients,
  selectSessionOf,
} from "./queries.ts"

export const presentMessage = ({ id, sessionId, subject, text, recipients, sentAt }: Message) => ({
  id,
  session_id: sessionId,
  subject,
  text,
  sent_at: sentAt.toISOString(),
  recipients,
})

export async function listMessages(tx: Tx, id: EventId, user: Actor): Promise<Message[]> {
  await organisedBy(tx, id, user)
  return selectMessages(tx, id, MOST_EVENT_MESSAGES)
}

/** Attendees with a seat. */
const seated = ["registered", "attended", "no-show"] as const
/** People who still plan to come. */
const hopeful = ["registered", "waiting", "offered"] as const

interface Written {
  readonly id: EventMessageId
  readonly sessionId: EventSessionId | null
  readonly subject: Message["subject"]
  readonly text: Message["text"]
}

export async function sendMessage(
  tx: Tx,
  eventId: EventId,
  { id, sessionId, subject, text }: Written,
  { user, now }: { readonly user: Actor; readonly now: Date },
): Promise<Message> {
  // Serialised: a repeated request finds the first message, and concurrent ones cannot exceed the limit.
  await lockSessions(tx, eventId)
  const event = await organisedBy(tx, eventId, user)
  const before = await selectMessage(tx, id)
  if (before) return ownMessage(before, eventId)
  if (event.cancelledAt !== null) throw new ApiError("event.cancelled")
  if (sessionId !== null && !(await selectSessionOf(tx, eventId, sessionId)))
    throw new ApiError("event.not_found")
  if ((await countMessages(tx, eventId)) >= MOST_EVENT_MESSAGES) throw new ApiError("event.too_many_messages")
  const recipients = await countRecipients(tx, { eventId, sessionId, states: seated })
  if (recipients === 0) throw new ApiError("event.nobody_to_write_to")
  const message = { id, eventId, sessionId, subject, text, recipients, sentAt: now }
  if (!(await insertMessage(tx, message))) throw new ApiError("event.not_found")
  await emit(tx, messageSent, { eventId, messageId: id })
  return message
}

function ownMessage(message: Message, eventId: EventId): Message {
  if (message.eventId !== eventId) throw new ApiError("event.not_found")
  return message
}

interface GuestNotice {
  readonly eventId: EventId
  readonly sessionId: EventSessionId | null
  readonly states: readonly RegistrationState[]
  /** Deduplication key: each person is notified once per key. */
  readonly key: string
  readonly news: GuestNoticeContent
  /** Null if the notification on the site, subject to its settings, is enough. */
  readonly letter: Letter | null
  /** The attendee's calendar entry has changed. */
  readonly changesCalendar?: true
}

const BATCH = 100

const calendarFile = (content: string) => ({
  filename: "event.ics",
  contentType: `${CALENDAR_TYPE}; charset=utf-8; method=PUBLISH`,
  content,
})

/** Notifies all recipients in batches; a retry skips those already notified. */
export async function notifyGuests(
  { db, jobs, config, clock }: JobParts,
  notice: GuestNotice,
): Promise<void> {
  const { eventId, key, letter, news } = notice
  const recipients: MessageRecipients = notice
  for (let after: UserId | undefined; ; ) {
    const some = await selectRecipients(db.autocommit, recipients, after, BATCH)
    await db.transaction(async (tx) => {
      const people = some.map(({ userId }) => userId)
      const claimed = new Set(await claimLetters(tx, eventId, key, people))
      for (const userId of await suspendedAmong(tx, people, clock.now())) claimed.delete(userId)
      for (const { userId, sessionId } of some.filter((guest) => claimed.has(guest.userId))) {
        await emit(tx, guestNotified, { userId, eventId, news })
        const owner = letter && (await accountOf(tx, userId))
        if (!letter || !owner) continue
        const reader = { sessionId, publicUrl: config.publicUrl, language: owner.language ?? "en" }
        const attachments = notice.changesCalendar
          ? [calendarFile(await eventCalendar(tx, eventId, reader))]
          : undefined
        await queueLetter(tx, { jobs, config }, owner, letter, { attachments })
      }
    })
    after = some.at(-1)?.userId
    if (some.length < BATCH) return
  }
}

/** Each once. One who has also registered has been told as a guest: the key is the same. */
async function notifySpeakers(
  { db, jobs, config, clock }: JobParts,
  { eventId, key, letter, news }: Pick<GuestNotice, "eventId" | "key" | "news"> & { readonly letter: Letter },
): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await memberSpeakersOf(tx, eventId)
    const claimed = new Set(await claimLetters(tx, eventId, key, people))
    for (const userId of await suspendedAmong(tx, people, clock.now())) claimed.delete(userId)
    for (const userId of claimed) {
      await emit(tx, guestNotified, { userId, eventId, news })
      const owner = await accountOf(tx, userId)
      if (!owner) continue
      const reader = { publicUrl: config.publicUrl, language: owner.language ?? "en" }
      const attachments = [calendarFile(await eventCalendar(tx, eventId, reader))]
      await queueLetter(tx, { jobs, config }, owner, letter, { attachments })
    }
  })
}

async function about({ db, config }: JobParts, eventId: EventId) {
  const event = await selectOrganised(db.autocommit, eventId)
  if (!event) return undefined
  const title = titlesOf(await selectTexts(db.autocommit, eventId))
  return { event, title, url: `${config.publicUrl}/career/event/detail/${eventId}` }
}

export async function deliverMessage(parts: JobParts, id: EventMessageId): Promise<void> {
  const message = await selectMessage(parts.db.autocommit, id)
  const known = message && (await about(parts, message.eventId))
  if (!known) return
  await notifyGuests(parts, {
    eventId: message.eventId,
    sessionId: message.sessionId,
    states: seated,
    key: `message ${id}`,
    news: { of: "message", title: known.title, subject: message.subject },
    letter: messageLetter(message, known),
  })
}

export async function notifyCancelled(parts: JobParts, eventId: EventId): Promise<void> {
  const known = await about(parts, eventId)
  if (!known) return
  const notice = { eventId, key: "cancelled", news: { of: "cancelled", title: known.title } } as const
  await notifyGuests(parts, {
    ...notice,
    sessionId: null,
    states: hopeful,
    letter: cancelledLetter(known.event.reason, known),
    changesCalendar: true,
  })
  await notifySpeakers(parts, { ...notice, letter: speakerCancelledLetter(known.event.reason, known) })
}

export async function notifyPlaceChanged(
  parts: JobParts,
  eventId: EventId,
  happening: number,
): Promise<void> {
  const known = await about(parts, eventId)
  if (!known) return
  const notice = { eventId, key: `place ${happening}`, news: { of: "place", title: known.title } } as const
  await notifyGuests(parts, {
    ...notice,
    sessionId: null,
    states: hopeful,
    letter: placeLetter(known),
    changesCalendar: true,
  })
  await notifySpeakers(parts, { ...notice, letter: speakerPlaceLetter(known) })
}

/** No email of its own: the notification follows the member's settings. */
export async function sendFeedbackRequests(
  parts: JobParts,
  { eventId, sessionId }: { readonly eventId: EventId; readonly sessionId: EventSessionId },
): Promise<void> {
  const known = await about(parts, eventId)
  if (!known || known.event.cancelledAt !== null) return
  await notifyGuests(parts, {
    eventId,
    sessionId,
    states: ["registered", "attended"],
    key: "feedback",
    news: { of: "feedback", title: known.title },
    letter: null,
  })
}

export const messageSubscribers = [
  subscribe(
    messageSent,
    "events-message",
    (parts) =>
      ({ messageId }) =>
        deliverMessage(parts, messageId),
  ),
  subscribe(
    eventCancelled,
    "events-tell-cancelled",
    (parts) =>
      ({ eventId }) =>
        notifyCancelled(parts, eventId),
  ),
  subscribe(
    placeChanged,
    "events-tell-place",
    (parts) =>
      ({ eventId }, happening) =>
        notifyPlaceChanged(parts, eventId, happening),
  ),
]
