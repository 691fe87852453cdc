import type { ReminderKind } from "@shirube/contract/event-choices"
import type { Language } from "@shirube/contract/language"
import type { EventId, EventMessageId, EventSessionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly eventId: EventId
}

/** What every list of events is kept under: any change may move one in, out or up. */
export const EVENTS = "events"
export const eventTag = (id: EventId) => `event:${id}`

const touches = {
  changes: ({ eventId }: Touched) => [EVENTS, eventTag(eventId)],
  audience: () => "everyone" as const,
}

/** For the first time, or anew. */
export const eventPublished = event<Touched>("event.published", touches)
/** The same words, with readings now. */
export const eventRead = event<Touched>("event.read", touches)
/** "Can I still join?" has another answer: by the clock, or because seats were taken or left. */
export const eventTurned = event<Touched>("event.turned", touches)
export const eventRemoved = event<Touched>("event.removed", touches)
/** Everybody who meant to come is told. */
export const eventCancelled = event<Touched>("event.cancelled", touches)

interface Moved extends Touched {
  readonly sessionId: EventSessionId
  /** How it was before, for those who noted it down. */
  readonly before: string
}
/** To another time; its readers have heard of it by `eventPublished`. */
export const sessionMoved = event<Moved>("event.session_moved")
/** One date of an event that goes on. */
export const sessionCancelled = event<Touched & { readonly sessionId: EventSessionId }>(
  "event.session_cancelled",
)

/** Also what the fact of that name is kept under (`PersonalFacts`). */
export const REGISTRATIONS = "registration"
interface Own extends Touched {
  readonly userId: UserId
  readonly sessionId: EventSessionId
}
const theirs = {
  changes: () => [REGISTRATIONS],
  audience: ({ userId }: Own) => [userId],
}
export const registered = event<Own>("event.registered", theirs)
export const registrationCancelled = event<Own>("event.registration_cancelled", theirs)
/** A seat is held for whoever is next in line. */
export const seatOffered = event<Own & { readonly expiresAt: string }>("event.seat_offered", theirs)
/** They did not take it in time. */
export const offerExpired = event<Own>("event.offer_expired", theirs)

/** Whoever comes is to be reminded of it. */
export const reminderDue = event<
  Touched & { readonly sessionId: EventSessionId; readonly kind: ReminderKind; readonly startsAt: string }
>("event.reminder_due")
/** In every window of whoever writes it. */
export const eventDraftChanged = event<{ readonly userId: UserId }>("event.draft_changed", {
  changes: () => ["event-drafts"],
  audience: ({ userId }) => [userId],
})
/** Somebody is here: seen in the other windows of whoever stands at the door. */
export const guestsChanged = event<Touched & { readonly userId: UserId }>("event.guests_changed", {
  changes: () => ["event-guests"],
  audience: ({ userId }) => [userId],
})
/** Held somewhere else; its readers have heard of it by `eventPublished`. */
export const placeChanged = event<Touched>("event.place_changed")
/** A senpai stands on its page as somebody who speaks there. */
export const speakerNamed = event<Touched & { readonly userId: UserId }>("event.speaker_named")
export const messageSent = event<Touched & { readonly messageId: EventMessageId }>("event.message_sent")

type Words = Readonly<Record<Language, string>>
/** What somebody who comes is told. */
export type GuestNews =
  | { readonly of: "cancelled" | "place" | "feedback"; readonly title: Words }
  | { readonly of: "message"; readonly title: Words; readonly subject: Words }
/** Once for each person and happening. */
export const guestTold = event<Touched & { readonly userId: UserId; readonly news: GuestNews }>(
  "event.guest_told",
)
