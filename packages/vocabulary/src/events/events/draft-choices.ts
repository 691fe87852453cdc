// Limits of event drafts: free of dependencies, so that the browser may import it.

/** `published`: the draft equals the published version. In any other state an older version may be published. */
export const eventDraftStates = ["draft", "waiting", "returned", "declined", "published"] as const
export type EventDraftState = (typeof eventDraftStates)[number]

export const LONGEST_EVENT_VENUE = 300
/** How to get in: which door, which bell. */
export const LONGEST_EVENT_ENTRANCE = 300
export const LONGEST_EVENT_ABOUT = 120
export const LONGEST_EVENT_QUESTION = 200
export const LONGEST_EVENT_CHOICE = 100
export const LONGEST_MEETING_LINK = 500
export const FEWEST_EVENT_CHOICES = 2
/** Per company. */
export const MOST_EVENT_PROPOSALS = 30

export const LONGEST_MESSAGE_SUBJECT = 120
export const LONGEST_MESSAGE = 4_000
export const LONGEST_CANCELLATION = 1_000
/** Per event: attendees would not read more. */
export const MOST_EVENT_MESSAGES = 20

/** Feedback, from the worst to the best. */
export const eventRatings = ["poor", "fair", "good", "very-good", "excellent"] as const
export type EventRating = (typeof eventRatings)[number]
export const LONGEST_FEEDBACK = 2_000

/** Typed at the door: none of these letters is easily confused with another or with a digit. */
export const CHECK_IN_CODE = /^[0-9A-HJKMNP-TV-Z]{6,20}$/

/**
 * Result of checking in one code. `already`: it was checked in before. `no-seat`: the person is on the
 * waitlist or has cancelled.
 */
export const checkInOutcomes = ["checked-in", "already", "no-seat", "unknown"] as const
export type CheckInOutcome = (typeof checkInOutcomes)[number]
/** Sent in one request after a while offline. */
export const MOST_CHECK_INS = 100

export const EVENT_PICTURE_PURPOSE = "event-picture"
export const EVENT_PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
