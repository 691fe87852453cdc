// An instant on a clock elsewhere, for students who are not in Japan. Free of dependencies, so that the browser may
// import it.
import { type Day, dayInJapan, daysBetween, mondayOf } from "../../time/days.ts"
import type { Weekday } from "./choices.ts"

const MINUTE_MS = 60_000

export const weekdayOf = (day: Day) => (daysBetween(mondayOf(day), day) + 1) as Weekday

export interface ZonedTime {
  readonly day: Day
  readonly weekday: Weekday
  /** `HH:MM` */
  readonly time: string
  /** The date is not the date in Japan at that instant. */
  readonly isOtherDay: boolean
  /** From UTC. Tells apart the two instants with the same time in the night when the clocks go back. */
  readonly offsetMinutes: number
}

/** An instant on the clock of an IANA time zone. Throws a RangeError for an unknown zone. */
export function inZone(instant: string, zone: string): ZonedTime {
  const at = new Date(instant)
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
  const day = `${part("year")}-${part("month")}-${part("day")}`
  const time = `${part("hour")}:${part("minute")}`
  const toTheMinute = Math.floor(at.getTime() / MINUTE_MS)
  return {
    day,
    weekday: weekdayOf(day),
    time,
    isOtherDay: day !== dayInJapan(at),
    offsetMinutes: Date.parse(`${day}T${time}:00Z`) / MINUTE_MS - toTheMinute,
  }
}

/** The last one is kept: a formatter takes milliseconds to create on a phone, and a page has one zone. */
let recent: { readonly zone: string; readonly formatter: Intl.DateTimeFormat } | undefined

function formatterOf(zone: string): Intl.DateTimeFormat {
  if (recent?.zone !== zone)
    recent = {
      zone,
      formatter: new Intl.DateTimeFormat("en", {
        timeZone: zone,
        calendar: "gregory",
        numberingSystem: "latn",
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }),
    }
  return recent.formatter
}
