// The times at which a senpai can be asked for a session. Free of dependencies, so that the browser may import it.
import { addDays, type Day, dayInJapan, daysBetween, instantInJapan, mondayOf } from "../../time/days.ts"
import {
  EARLIEST_TIME,
  HORIZON_DAYS,
  LATEST_TIME,
  LEAD_HOURS,
  MINUTES_BETWEEN_STARTS,
  type SessionLength,
  type Weekday,
} from "./choices.ts"
import { weekdayOf } from "./in-zone.ts"

/** In Japan time, `HH:MM`. */
export interface WeeklyHours {
  readonly weekday: Weekday
  readonly from: string
  readonly until: string
}

/** Instants in ISO 8601. */
export interface TakenSession {
  readonly startsAt: string
  readonly endsAt: string
}

export interface SessionAvailability {
  readonly hours: readonly WeeklyHours[]
  readonly length: SessionLength
  /** The senpai's sessions from the Monday of this week in Japan on: earlier ones of this week count for the cap. */
  readonly taken: readonly TakenSession[]
  readonly daysOff: readonly Day[]
  /** The first day with free times again; null if requests are open. */
  readonly noRequestsUntil: Day | null
  readonly sessionsPerWeek: number
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** When sessions of this length can start, earliest first: instants in ISO 8601. */
export function freeTimes(availability: SessionAvailability, now: Date): string[] {
  const { length, daysOff, noRequestsUntil } = availability
  const earliest = now.getTime() + LEAD_HOURS * HOUR_MS
  const latest = now.getTime() + HORIZON_DAYS * 24 * HOUR_MS
  const taken = availability.taken.map(({ startsAt, endsAt }) => ({
    from: Date.parse(startsAt),
    until: Date.parse(endsAt),
  }))
  const isFree = (start: number) =>
    earliest <= start &&
    start <= latest &&
    taken.every(({ from, until }) => start + length * MINUTE_MS <= from || until <= start)

  const fullWeeks = findFullWeeks(availability)
  const off = new Set(daysOff)
  return daysFrom(dayInJapan(new Date(earliest)), dayInJapan(new Date(latest)))
    .filter((day) => !off.has(day) && !fullWeeks(day) && (noRequestsUntil === null || day >= noRequestsUntil))
    .flatMap((day) => {
      const midnight = Date.parse(instantInJapan(day, "00:00"))
      return startsOn(weekdayOf(day), availability).map((minutes) => midnight + minutes * MINUTE_MS)
    })
    .filter(isFree)
    .map((start) => new Date(start).toISOString())
}

/** Weeks run from Monday to Sunday in Japan. */
function findFullWeeks({ taken, sessionsPerWeek }: SessionAvailability): (day: Day) => boolean {
  const counts = new Map<Day, number>()
  for (const { startsAt } of taken) {
    const week = mondayOf(dayInJapan(new Date(startsAt)))
    counts.set(week, (counts.get(week) ?? 0) + 1)
  }
  return (day) => (counts.get(mondayOf(day)) ?? 0) >= sessionsPerWeek
}

const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days))

/** In minutes since midnight. */
interface Span {
  readonly from: number
  readonly until: number
}

/** Starts within the hours of a weekday, in minutes since midnight. */
function startsOn(weekday: Weekday, { hours, length }: SessionAvailability): number[] {
  const spans = hours.filter((each) => each.weekday === weekday).map(withinDay)
  return joined(spans).flatMap(({ from, until }) => {
    const count = Math.max(0, Math.floor((until - from - length) / MINUTES_BETWEEN_STARTS) + 1)
    return Array.from({ length: count }, (_, step) => from + step * MINUTES_BETWEEN_STARTS)
  })
}

const withinDay = ({ from, until }: WeeklyHours): Span => ({
  from: Math.max(minutesOf(from), minutesOf(EARLIEST_TIME)),
  until: Math.min(minutesOf(until), minutesOf(LATEST_TIME)),
})

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}

/** Hours that overlap or touch become one span, so that a session may cross the border between them. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.filter(({ from, until }) => from < until).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.until)
      result.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) })
    else result.push(span)
  }
  return result
}
