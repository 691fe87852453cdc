import type { ReminderKind } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { EventId, EventMessageId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface EventRef {
  readonly eventId: EventId
}

/** Cache tag of every list of events: any change may add, remove or re-sort an entry. */
export const EVENTS = "events"
export const eventTag = (id: EventId) => `event:${id}`

const publicChange = {
  changes: ({ eventId }: EventRef) => [EVENTS, eventTag(eventId)],
  audience: () => "everyone" as const,
}

/** For the first time or again. */
export const eventPublished = event<EventRef>("event.published", publicChange)
/** Furigana were added; the text is unchanged. */
export const eventFuriganaAdded = event<EventRef>("event.read", publicChange)
/** Availability changed: by the clock, or because seats were taken or released. */
export const availabilityChanged = event<EventRef>("event.turned", publicChange)
export const eventRemoved = event<EventRef>("event.removed", publicChange)
/** Notifies everyone with a seat or on the waitlist. */
export const eventCancelled = event<EventRef>("event.cancelled", publicChange)

interface SessionMove extends EventRef {
  readonly sessionId: EventSessionId
  /** The previous start, for people who noted it down. */
  readonly before: string
}
/** The session has a new time; readers' caches are invalidated by `eventPublished`. */
export const sessionMoved = event<SessionMove>("event.session_moved")
/** Cancels one session; the event still takes place. */
export const sessionCancelled = event<EventRef & { readonly sessionId: EventSessionId }>(
  "event.session_cancelled",
)

/** Also the key of the personal fact of that name (`PersonalFacts`). */
export const REGISTRATIONS = "registration"
interface RegistrationRef extends EventRef {
  readonly userId: UserId
  readonly sessionId: EventSessionId
}
const ownChange = {
  changes: () => [REGISTRATIONS],
  audience: ({ userId }: RegistrationRef) => [userId],
}
export const registered = event<RegistrationRef>("event.registered", ownChange)
export const registrationCancelled = event<RegistrationRef>("event.registration_cancelled", ownChange)
/** The member shows their name to others with a seat, or hides it: refreshes their other windows. */
export const registrationShown = event<RegistrationRef>("event.registration_shown", ownChange)
/** A seat is reserved for the next person on the waitlist. */
export const seatOffered = event<RegistrationRef & { readonly expiresAt: string }>(
  "event.seat_offered",
  ownChange,
)
/** The offer was not accepted in time. */
export const offerExpired = event<RegistrationRef>("event.offer_expired", ownChange)

/** Reminds the attendees. */
export const reminderDue = event<
  EventRef & { readonly sessionId: EventSessionId; readonly kind: ReminderKind; readonly startsAt: string }
>("event.reminder_due")
/** Refreshes all open windows of the author. */
export const eventDraftChanged = event<{ readonly userId: UserId }>("event.draft_changed", {
  changes: () => ["event-drafts"],
  audience: ({ userId }) => [userId],
})
/** A guest was checked in: refreshes the other windows of the organiser. */
export const guestsChanged = event<EventRef & { readonly userId: UserId }>("event.guests_changed", {
  changes: () => ["event-guests"],
  audience: ({ userId }) => [userId],
})
/** The event has a new place; readers' caches are invalidated by `eventPublished`. */
export const placeChanged = event<EventRef>("event.place_changed")
/** A senpai was added as a speaker. */
export const speakerNamed = event<EventRef & { readonly userId: UserId }>("event.speaker_named")
export const messageSent = event<EventRef & { readonly messageId: EventMessageId }>("event.message_sent")

type Words = Readonly<Record<Language, string>>
/** A message to an attendee. */
export type GuestNoticeContent =
  | { readonly of: "cancelled" | "place" | "feedback"; readonly title: Words }
  | { readonly of: "message"; readonly title: Words; readonly subject: Words }
/** Emitted once per person and message. */
export const guestNotified = event<EventRef & { readonly userId: UserId; readonly news: GuestNoticeContent }>(
  "event.guest_told",
)
