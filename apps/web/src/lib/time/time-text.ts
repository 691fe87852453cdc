// Formats times in Japan time, as everywhere on the site. The same output as Intl (time-text.test.ts), whose
// first formatter of each kind takes ten milliseconds or more on a phone.
import type { Language } from "@shirube/vocabulary/language"

/** The parts to include. */
export interface TimeParts {
  readonly year?: boolean
  readonly month?: "short" | "long"
  readonly day?: boolean
  readonly weekday?: boolean
  readonly clock?: boolean
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]
const WEEKDAYS = { en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], ja: [..."日月火水木金土"] } as const
/** Japan has no daylight saving time. */
const JAPAN_IS_AHEAD_BY_MS = 9 * 60 * 60 * 1000

/** For an instant, a date or a month (YYYY-MM-DD, YYYY-MM). */
export function timeText(at: string, language: Language, parts: TimeParts): string {
  const inJapan = new Date(Date.parse(at) + JAPAN_IS_AHEAD_BY_MS)
  const day = (language === "ja" ? japaneseDay : englishDay)(inJapan, parts)
  const clock = parts.clock ? inJapan.toISOString().slice(11, 16) : ""
  return [day, clock].filter(Boolean).join(language === "ja" ? " " : ", ")
}

/** British English writes `Sept`. */
const shortMonth = (name = "") => (name === "September" ? "Sept" : name.slice(0, 3))

function englishDay(at: Date, { year, month, day, weekday }: TimeParts): string {
  const name = month && MONTHS[at.getUTCMonth()]
  const date = [
    day && at.getUTCDate(),
    month === "short" ? shortMonth(name) : name,
    year && at.getUTCFullYear(),
  ]
  // `Fri, 20 November 2026`, but `Fri 20 Nov`.
  return [weekday && WEEKDAYS.en[at.getUTCDay()], date.filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(year ? ", " : " ")
}

function japaneseDay(at: Date, { year, month, day, weekday }: TimeParts): string {
  const date = [
    year && `${at.getUTCFullYear()}年`,
    month && `${at.getUTCMonth() + 1}月`,
    day && `${at.getUTCDate()}日`,
  ]
  const name = weekday && WEEKDAYS.ja[at.getUTCDay()]
  const written = date.filter(Boolean).join("")
  return name && written ? `${written}(${name})` : written || name || ""
}
