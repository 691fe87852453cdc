import { expect, test } from "vitest"
import { agoText } from "./ago-text.ts"

const now = Date.parse("2026-11-19T12:00:00Z")

test.each([
  { at: "2026-11-19T12:00:20Z", en: "just now", ja: "たった今" },
  { at: "2026-11-19T11:59:01Z", en: "just now", ja: "たった今" },
  { at: "2026-11-19T11:59:00Z", en: "1 minute ago", ja: "1分前" },
  { at: "2026-11-19T11:00:01Z", en: "59 minutes ago", ja: "59分前" },
  { at: "2026-11-19T11:00:00Z", en: "1 hour ago", ja: "1時間前" },
  { at: "2026-11-18T12:00:01Z", en: "23 hours ago", ja: "23時間前" },
  { at: "2026-11-18T12:00:00Z", en: "1 day ago", ja: "1日前" },
  { at: "2026-11-12T12:00:01Z", en: "6 days ago", ja: "6日前" },
])("$at was $en", ({ at, en, ja }) => {
  expect(agoText(at, "en", now)).toBe(en)
  expect(agoText(at, "ja", now)).toBe(ja)
})

test.each(["2026-11-12T12:00:00Z", "2026-11-19T12:01:00Z"])("%s is a date", (at) => {
  expect(agoText(at, "en", now)).toBeUndefined()
})
