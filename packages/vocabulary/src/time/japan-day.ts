/** Japan has no daylight saving time. */
const JAPAN_IS_AHEAD_BY_MS = 9 * 60 * 60 * 1000

/** YYYY-MM-DD */
export const dayInJapan = (at: Date) =>
  new Date(at.getTime() + JAPAN_IS_AHEAD_BY_MS).toISOString().slice(0, 10)

/** Japan time as an instant. */
export const instantInJapan = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+09:00`).toISOString()
