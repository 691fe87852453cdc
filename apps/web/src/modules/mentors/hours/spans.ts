// Weekly hours as the form edits them.
import {
  EARLIEST_TIME,
  LATEST_TIME,
  MOST_WEEKLY_HOURS,
  type Weekday,
  weekdays,
} from "@shirube/vocabulary/mentors/hours/choices"
import { halfHours } from "./half-hours.ts"
import type { Span } from "./queries.ts"

export const times = halfHours(EARLIEST_TIME, LATEST_TIME)
export const starts = times.slice(0, -1)
export const endsAfter = (from: string) => times.filter((time) => time > from)

const later = (time: string, halfHoursLater: number) =>
  times[Math.min(times.indexOf(time) + halfHoursLater, times.length - 1)] ?? LATEST_TIME

export const spansOn = (hours: readonly Span[], weekday: Weekday) =>
  hours.filter((span) => span.weekday === weekday)

export const replaced = (hours: readonly Span[], weekday: Weekday, spans: readonly Span[]): Span[] =>
  weekdays.flatMap((each) => (each === weekday ? spans : spansOn(hours, each)))

/** An evening first, as most senpai work in the daytime; later ones after the last. */
export function withNewSpan(hours: readonly Span[], weekday: Weekday): Span[] {
  const own = spansOn(hours, weekday)
  const last = own
    .map(({ until }) => until)
    .toSorted()
    .at(-1)
  const from = last === undefined ? "18:00" : later(last, 1)
  if (hours.length >= MOST_WEEKLY_HOURS || from >= LATEST_TIME) return [...hours]
  return replaced(hours, weekday, [...own, { weekday, from, until: later(from, 4) }])
}

export function withFrom(span: Span, from: string): Span {
  return { ...span, from, until: span.until > from ? span.until : later(from, 2) }
}

/** The day's hours on other days instead of theirs, as far as the limit allows. */
export function copiedTo(hours: readonly Span[], from: Weekday, to: readonly Weekday[]): Span[] {
  const own = spansOn(hours, from)
  const copied = weekdays.flatMap((weekday) =>
    weekday !== from && to.includes(weekday)
      ? own.map((span) => ({ ...span, weekday }))
      : spansOn(hours, weekday),
  )
  return copied.length > MOST_WEEKLY_HOURS ? [...hours] : copied
}
