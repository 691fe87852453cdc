/** Japan has no daylight saving time. */
const JAPAN_IS_AHEAD_BY_MS = 9 * 60 * 60 * 1000

/** YYYY-MM-DD */
export const dayInJapan = (at: Date) =>
  new Date(at.getTime() + JAPAN_IS_AHEAD_BY_MS).toISOString().slice(0, 10)
