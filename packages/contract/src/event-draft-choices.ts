// What organisers write about their events: free of dependencies, so that the browser may import it.

/** `published`: what is written is what readers see. With any other, an older one may be there for readers meanwhile. */
export const eventDraftStates = ["draft", "waiting", "returned", "declined", "published"] as const
export type EventDraftState = (typeof eventDraftStates)[number]

export const LONGEST_EVENT_VENUE = 300
export const LONGEST_EVENT_ABOUT = 120
export const LONGEST_EVENT_QUESTION = 200
export const LONGEST_EVENT_CHOICE = 100
export const LONGEST_MEETING_LINK = 500
export const FEWEST_EVENT_CHOICES = 2
/** Of one company. */
export const MOST_EVENT_PROPOSALS = 30

export const LONGEST_MESSAGE_SUBJECT = 120
export const LONGEST_MESSAGE = 4_000
export const LONGEST_CANCELLATION = 1_000
/** To the same people: more would be read by nobody. */
export const MOST_EVENT_MESSAGES = 20

/** How it was, from the worst to the best. */
export const eventRatings = ["poor", "fair", "good", "very-good", "excellent"] as const
export type EventRating = (typeof eventRatings)[number]
export const LONGEST_FEEDBACK = 2_000

/** As they are typed at the door: none of these letters is taken for another, or for a digit. */
export const CHECK_IN_CODE = /^[0-9A-HJKMNP-TV-Z]{6,20}$/

/** What becomes of one code. `already`: somebody was quicker. `no-seat`: they wait or have cancelled. */
export const checkInOutcomes = ["checked-in", "already", "no-seat", "unknown"] as const
export type CheckInOutcome = (typeof checkInOutcomes)[number]
/** Sent at once, after a while without a line. */
export const MOST_CHECK_INS = 100

export const EVENT_PICTURE_PURPOSE = "event-picture"
export const EVENT_PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
