// How long ago something happened, in a few words.
import type { Language } from "@shirube/vocabulary/language"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const RECENT_MS = 7 * DAY_MS

const units = [
  { ms: DAY_MS, en: "day", ja: "日前" },
  { ms: HOUR_MS, en: "hour", ja: "時間前" },
  { ms: MINUTE_MS, en: "minute", ja: "分前" },
] as const

/** Undefined for what is to come, and after a week: then the date says more. */
export function agoText(at: string, language: Language, now: number): string | undefined {
  const age = now - Date.parse(at)
  // The clocks of reader and server may differ by some seconds.
  if (age <= -MINUTE_MS || age >= RECENT_MS) return undefined
  const unit = units.find(({ ms }) => age >= ms)
  if (!unit) return language === "ja" ? "たった今" : "just now"
  const count = Math.floor(age / unit.ms)
  return language === "ja" ? `${count}${unit.ja}` : `${count} ${unit.en}${count === 1 ? "" : "s"} ago`
}
