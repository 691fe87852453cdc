// Choices and limits of sessions with a senpai: free of dependencies, so that the browser may import it.
import type { Language } from "../../language.ts"
import { type WayOfHelping, waysOfHelping } from "../mentor-pages/choices.ts"

/** Students ask for what senpai offer. */
export const sessionPurposes = waysOfHelping
export type SessionPurpose = WayOfHelping
/** In both languages, because emails and calendars show them too. */
export const sessionPurposeNames: Record<SessionPurpose, Readonly<Record<Language, string>>> = {
  "mock-interview": { en: "Mock interview", ja: "模擬面接" },
  "es-review": { en: "Entry sheet review", ja: "ESの添削" },
  "industry-talk": { en: "Talk about an industry", ja: "業界についての相談" },
  "first-step": { en: "First steps in job-hunting", ja: "就活の始め方の相談" },
  "after-offer": { en: "After the offer", ja: "内定後の相談" },
}

export const sessionSides = ["student", "mentor"] as const
export type SessionSide = (typeof sessionSides)[number]

/**
 * `requested`: the senpai's turn. `countered`: the student's turn. `held` and `missed`: its time is over. The
 * others have ended without a session.
 */
export const sessionStates = [
  "requested",
  "countered",
  "accepted",
  "held",
  "missed",
  "declined",
  "withdrawn",
  "expired",
  "cancelled",
] as const
export type SessionState = (typeof sessionStates)[number]
/** Count as open requests of a student. */
export const openStates = ["requested", "countered"] as const satisfies readonly SessionState[]

/** What the caller can do with a session now. */
export const sessionActions = [
  "accept",
  "propose",
  "decline",
  "withdraw",
  "cancel",
  "report_absence",
  "write",
  "give_feedback",
] as const
export type SessionAction = (typeof sessionActions)[number]

export const sessionLists = ["open", "upcoming", "past"] as const
export type SessionList = (typeof sessionLists)[number]

/** Of one student. */
export const MOST_OPEN_REQUESTS = 3
/** In the first days of an account, a student sends one request a day. */
export const NEW_ACCOUNT_DAYS = 7
/** In one request. */
export const MOST_QUESTIONS = 3
export const LONGEST_QUESTION = 500
/** In one request or counter-proposal. */
export const MOST_PROPOSED_TIMES = 3
/** With which a senpai declines, or either side cancels. */
export const LONGEST_REASON = 500
/** Requests without an answer end after this time. */
export const DAYS_TO_ANSWER = 7
/** Later than this before the session, moving or cancelling it needs a reason. */
export const CHANGES_UNTIL_HOURS = 12
/** This many absences within the period pause a member's requests. */
export const ABSENCES_THAT_PAUSE = 3
export const ABSENCE_PERIOD_DAYS = 90
/** An absence can be reported from this many minutes after the start until this many days later. */
export const ABSENT_AFTER_MINUTES = 10
export const ABSENCE_REPORT_DAYS = 7
/** How long both can write to each other and give feedback after a session. */
export const DAYS_AFTER_SESSION = 14

export const sessionReminders = ["day", "hour"] as const
export type SessionReminder = (typeof sessionReminders)[number]

export const LONGEST_SESSION_MESSAGE = 2000

/** Answers to the one question with choices; the other one is in words. */
export const feedbackChoices = ["yes", "partly", "no"] as const
export type FeedbackChoice = (typeof feedbackChoices)[number]
export const LONGEST_FEEDBACK = 1000
export const LONGEST_THANK_YOU = 300
