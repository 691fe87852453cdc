// Writes iCalendar files (RFC 5545): lines of 75 bytes, escaped text, instants in UTC, so that no time zones
// have to be declared.

/** From one instant to another, or whole days: `untilDay` is exclusive. */
export type CalendarTime =
  | { readonly startsAt: Date; readonly endsAt: Date }
  | { readonly day: string; readonly untilDay?: string }

export interface CalendarEntry {
  /** Stable and globally unique: importing the calendar again updates the entry instead of adding one. */
  readonly uid: string
  readonly when: CalendarTime
  readonly title: string
  readonly description?: string | undefined
  readonly place?: string | undefined
  readonly url?: string | undefined
  readonly isCancelled?: boolean | undefined
  readonly changedAt: Date
  /** Minutes before it starts. */
  readonly remindAt?: readonly number[] | undefined
}

interface Calendar {
  readonly name: string
  readonly entries: readonly CalendarEntry[]
  /** The suggested interval for subscribers. */
  readonly refreshMinutes?: number
}

const LINE_BYTES = 75
const PRODUCT = "-//Shirube//Calendar//EN"

export function writeCalendar({ name, entries, refreshMinutes }: Calendar): string {
  const refresh =
    refreshMinutes === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...refresh,
    ...entries.flatMap(entryLines),
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join("")
}

function entryLines(entry: CalendarEntry): string[] {
  const { uid, when, title, description, place, url, isCancelled = false, changedAt, remindAt = [] } = entry
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(changedAt)}`,
    `LAST-MODIFIED:${moment(changedAt)}`,
    // It only has to increase with every change.
    `SEQUENCE:${Math.floor(changedAt.getTime() / 1000) - SEQUENCE_FROM}`,
    ...timeLines(when),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${address(url)}`] : []),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...("day" in when ? ["TRANSP:TRANSPARENT"] : []),
    ...remindAt.flatMap((minutes) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-PT${minutes}M`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ]
}

/** 2020-01-01: sequence numbers are signed 32-bit integers. */
const SEQUENCE_FROM = 1_577_836_800

const timeLines = (when: CalendarTime) =>
  "day" in when
    ? [
        `DTSTART;VALUE=DATE:${dayText(when.day)}`,
        `DTEND;VALUE=DATE:${dayText(when.untilDay ?? nextDay(when.day))}`,
      ]
    : [`DTSTART:${moment(when.startsAt)}`, `DTEND:${moment(when.endsAt)}`]

const moment = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`
const dayText = (day: string) => day.replaceAll("-", "")

function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** No text can start a new line; control characters are dropped. */
const escaped = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\p{Cc}/gu, " ").replace(/[\\;,]/g, (sign) => `\\${sign}`))
    .join("\\n")

/** URLs are not escaped: `href` contains no line breaks. */
const address = (url: string) => new URL(url).href

/** Counts bytes, and never splits a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ""
  let bytes = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (bytes + more > LINE_BYTES) {
      parts.push(part)
      part = ""
      // The leading space of a continuation line.
      bytes = 1
    }
    part += character
    bytes += more
  }
  return [...parts, part].join("\r\n ")
}
