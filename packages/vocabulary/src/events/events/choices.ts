// Fields of an event: free of dependencies, so that the browser may import it.
import { japaneseLevels } from "../../people/profile/choices.ts"

export { pastEventKinds as eventKinds } from "../../learning/past-events/choices.ts"

/** Host: Shirube itself, a university or a company. */
export const eventHosts = ["us", "university", "company"] as const
export type EventHost = (typeof eventHosts)[number]

/** `both`: in a room, with a stream for online attendees. */
export const eventFormats = ["online", "in-person", "both"] as const
export type EventFormat = (typeof eventFormats)[number]

/** How someone attends an event that is held both ways. */
export const attendanceModes = ["venue", "online"] as const
export type AttendanceMode = (typeof attendanceModes)[number]

/** Without a choice, the room: that is where they are expected. */
export const modeOf = (format: EventFormat, chosen: AttendanceMode | null): AttendanceMode =>
  format === "both" ? (chosen ?? "venue") : format === "online" ? "online" : "venue"

/** `anyone`: any account; `members`: members who have finished signing up; `verified`: verified students. */
export const eventAudiences = ["anyone", "members", "verified"] as const
export type EventAudience = (typeof eventAudiences)[number]

/** Japanese level an event needs; `none` needs none. */
export const eventLevels = japaneseLevels

/**
 * "Can I still join?", as shown publicly: in steps and without numbers, so that a cached page stays right
 * while hundreds register. From the best to the worst.
 */
export const availabilities = ["open", "few", "waitlist", "full", "closed", "over", "cancelled"] as const
export type Availability = (typeof availabilities)[number]

/** `few` begins at a fifth of the seats, and never above this many. */
export const FEW_SEATS_SHARE = 5
export const FEW_SEATS_MOST = 10

/**
 * `waiting` is on the waitlist; `offered` has a seat reserved for a while; the last two are set once the
 * event is over. Every state but `waiting` and `cancelled` takes a seat.
 */
export const registrationStates = [
  "registered",
  "waiting",
  "offered",
  "cancelled",
  "attended",
  "no-show",
] as const
export type RegistrationState = (typeof registrationStates)[number]

export const eventQuestionKinds = ["choice", "text"] as const

export const reminderKinds = ["week", "day", "hour"] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The meeting link is shown from this long before the start. */
export const MEETING_LINK_MS = 60 * 60 * 1000
/** How long a seat is reserved for the next person on the waitlist; never beyond the start. */
export const OFFER_MS = 24 * 60 * 60 * 1000

export const LONGEST_EVENT_TITLE = 120
export const LONGEST_EVENT_SUMMARY = 300
export const LONGEST_EVENT_BODY = 12_000
export const LONGEST_EVENT_NAME = 120
export const MOST_EVENT_TOPICS = 3
export const MOST_EVENT_SESSIONS = 12
export const MOST_EVENT_SPEAKERS = 10
export const MOST_EVENT_QUESTIONS = 10
export const MOST_EVENT_CHOICES = 12
export const LONGEST_EVENT_ANSWER = 1_000
export const MOST_SEATS = 5_000
/** Who goes: enough for a room; the list has no pages. */
export const MOST_ATTENDEES_SHOWN = 200

/** In a list of places: a prefecture code, or this. */
export const ONLINE = "online"
