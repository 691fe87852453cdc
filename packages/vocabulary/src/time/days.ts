// Days as `YYYY-MM-DD`, without hours and zones, and the day in Japan at an instant. Used by the browser too.

/** `2028-02-29` */
export type Day = string

const DAY_MS = 86_400_000
const atNoon = (day: Day) => Date.parse(`${day}T12:00:00Z`)
const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10)
const padded = (number: number, length = 2) => String(number).padStart(length, "0")

/** Rejects days that do not exist, such as 30 February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(atNoon(text)) && dayOf(atNoon(text)) === text

export const addDays = (day: Day, days: number): Day => dayOf(atNoon(day) + days * DAY_MS)

export const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day in another month, or the month's last day if it is shorter, as the Civil Code counts (article 143). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return `${padded(toYear, 4)}-${padded(toMonth)}-${padded(Math.min(date, lastDayOf(toYear, toMonth)))}`
}

/** Negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((atNoon(to) - atNoon(from)) / DAY_MS)

/** The Monday of its week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(atNoon(day)).getUTCDay() + 6) % 7))

/** Japan has no daylight saving time. */
const JAPAN_IS_AHEAD_BY_MS = 9 * 60 * 60 * 1000

/** YYYY-MM-DD */
export const dayInJapan = (at: Date) =>
  new Date(at.getTime() + JAPAN_IS_AHEAD_BY_MS).toISOString().slice(0, 10)

/** Japan time as an instant. */
export const instantInJapan = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+09:00`).toISOString()
