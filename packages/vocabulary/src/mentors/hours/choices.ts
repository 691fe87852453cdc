// When a senpai can be asked for a session: free of dependencies, so that the browser may import it.

/** In minutes. */
export const sessionLengths = [30, 45] as const
export type SessionLength = (typeof sessionLengths)[number]

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Sessions are held between these times in Japan. */
export const EARLIEST_TIME = "08:00"
export const LATEST_TIME = "21:00"

/** Between the starts that are offered within a senpai's hours. */
export const MINUTES_BETWEEN_STARTS = 30
/** From the request to the earliest session. */
export const LEAD_HOURS = 24
/** From the request to the latest session. */
export const HORIZON_DAYS = 28

/** Spans in a week, for example three on each day. */
export const MOST_WEEKLY_HOURS = 21
export const MOST_DAYS_OFF = 60
export const MOST_SESSIONS_PER_WEEK = 10
export const LONGEST_MEETING_LINK = 300

/** Why a senpai takes no requests now. */
export const closedReasons = ["no_hours", "paused", "full"] as const
export type ClosedReason = (typeof closedReasons)[number]
