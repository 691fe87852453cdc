import type { ReminderKind } from "@shirube/contract/event-choices"
import type { Language } from "@shirube/contract/language"
import type { EventId, EventMessageId, EventSessionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly eventId: EventId
}

/** Cache tag of every list of events: any change may add, remove or re-sort an entry. */
export const EVENTS = "events"
export const eventTag = (id: EventId) => `event:${id}`

const touches = {
  changes: ({ eventId }: Touched) => [EVENTS, eventTag(eventId)],
  audience: () => "everyone" as const,
}

/** For the first time or again. */
export const eventPublished = event<Touched>("event.published", touches)
/** Furigana were added; the text is unchanged. */
export const eventRead = event<Touched>("event.read", touches)
/** Availability changed: by the clock, or because seats were taken or released. */
export const eventTurned = event<Touched>("event.turned", touches)
export const eventRemoved = event<Touched>("event.removed", touches)
/** Notifies everyone with a seat or on the waitlist. */
export const eventCancelled = event<Touched>("event.cancelled", touches)

interface Moved extends Touched {
  readonly sessionId: EventSessionId
  /** The previous start, for people who noted it down. */
  readonly before: string
}
/** The session has a new time; readers' caches are invalidated by `eventPublished`. */
export const sessionMoved = event<Moved>("event.session_moved")
/** Cancels one session; the event still takes place. */
export const sessionCancelled = event<Touched & { readonly sessionId: EventSessionId }>(
  "event.session_cancelled",
)

/** Also the key of the personal fact of that name (`PersonalFacts`). */
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
/** A seat is reserved for the next person on the waitlist. */
export const seatOffered = event<Own & { readonly expiresAt: string }>("event.seat_offered", theirs)
/** The offer was not accepted in time. */
export const offerExpired = event<Own>("event.offer_expired", theirs)

/** Reminds the attendees. */
export const reminderDue = event<
  Touched & { readonly sessionId: EventSessionId; readonly kind: ReminderKind; readonly startsAt: string }
>("event.reminder_due")
/** Refreshes all open windows of the author. */
export const eventDraftChanged = event<{ readonly userId: UserId }>("event.draft_changed", {
  changes: () => ["event-drafts"],
  audience: ({ userId }) => [userId],
})
/** A guest was checked in: refreshes the other windows of the organiser. */
export const guestsChanged = event<Touched & { readonly userId: UserId }>("event.guests_changed", {
  changes: () => ["event-guests"],
  audience: ({ userId }) => [userId],
})
/** The event has a new place; readers' caches are invalidated by `eventPublished`. */
export const placeChanged = event<Touched>("event.place_changed")
/** A senpai was added as a speaker. */
export const speakerNamed = event<Touched & { readonly userId: UserId }>("event.speaker_named")
export const messageSent = event<Touched & { readonly messageId: EventMessageId }>("event.message_sent")

type Words = Readonly<Record<Language, string>>
/** A message to an attendee. */
export type GuestNews =
  | { readonly of: "cancelled" | "place" | "feedback"; readonly title: Words }
  | { readonly of: "message"; readonly title: Words; readonly subject: Words }
/** Emitted once per person and message. */
export const guestTold = event<Touched & { readonly userId: UserId; readonly news: GuestNews }>(
  "event.guest_told",
)
