// What an event may be: free of dependencies, so that the browser may import it.
import { japaneseLevels } from "./profile-choices.ts"

export { pastEventKinds as eventKinds } from "./past-event-choices.ts"

/** Who holds it: the people of this site, a university, or a company. */
export const eventHosts = ["us", "university", "company"] as const
export type EventHost = (typeof eventHosts)[number]

/** `both`: in a room, with a stream for those who are elsewhere. */
export const eventFormats = ["online", "in-person", "both"] as const
export type EventFormat = (typeof eventFormats)[number]

/** `anyone` with an account; `members`: whoever has finished signing up; `verified`: verified students. */
export const eventAudiences = ["anyone", "members", "verified"] as const
export type EventAudience = (typeof eventAudiences)[number]

/** As far as an event needs Japanese at all: `none` needs none. */
export const eventLevels = japaneseLevels

/**
 * "Can I still join?", as everybody is told: in steps and without numbers, so that a page stays right while hundreds register.
 * From the best to the worst.
 */
export const availabilities = ["open", "few", "waitlist", "full", "closed", "over", "cancelled"] as const
export type Availability = (typeof availabilities)[number]

/** `few` begins here: at a fifth of the seats, and never above this many. */
export const FEW_SEATS_SHARE = 5
export const FEW_SEATS_MOST = 10

/**
 * `waiting` stands in line; `offered` has a seat held for a while; the last two are known once it is over. A seat is taken by all but
 * `waiting` and `cancelled`.
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

/** What the host gets to see of whoever registers, and nothing else; the registration says so, word by word. */
export const sharedDetails = ["name", "email", "university", "japanese_level", "answers"] as const
export type SharedDetail = (typeof sharedDetails)[number]

export const eventQuestionKinds = ["choice", "text"] as const

export const reminderKinds = ["week", "day", "hour"] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The link to the meeting is shown from then on. */
export const MEETING_LINK_MS = 60 * 60 * 1000
/** How long a seat is held for whoever is next in line; never beyond the beginning. */
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

/** Of a list of places: a prefecture by its code, or this. */
export const ONLINE = "online"
