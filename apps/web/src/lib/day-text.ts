// A day as people write it, in Japan time, as everywhere on the site. The same as what Intl makes of it (day-text.test.ts),
// which takes ten milliseconds and more of a phone's processor for the first day of a page.
import type { Language } from "@shirube/contract/language"

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
/** All year round. */
const JAPAN_IS_AHEAD_BY_MS = 9 * 60 * 60 * 1000

/** Of an instant, or of a day as it is written in data (YYYY-MM-DD). */
export function dayText(at: string, language: Language): string {
  const inJapan = new Date(Date.parse(at) + JAPAN_IS_AHEAD_BY_MS)
  const [year, month, day] = [inJapan.getUTCFullYear(), inJapan.getUTCMonth(), inJapan.getUTCDate()]
  return language === "ja" ? `${year}年${month + 1}月${day}日` : `${MONTHS[month]} ${day}, ${year}`
}
