import { dateLocales } from "@shirube/vocabulary/language"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type TimeParts, timeText } from "./time-text.ts"

const between = {
  min: new Date("1970-01-01T00:00:00Z"),
  max: new Date("2099-12-31T23:59:59Z"),
  noInvalidDate: true,
}

const inIntl = ({ year, month, day, weekday, clock }: TimeParts): Intl.DateTimeFormatOptions => ({
  ...(year && { year: "numeric" }),
  ...(month && { month }),
  ...(day && { day: "numeric" }),
  ...(weekday && { weekday: "short" }),
  ...(clock && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
})

const written: readonly TimeParts[] = [
  { year: true, month: "short", day: true },
  { year: true, month: "long", day: true },
  { year: true, month: "short", day: true, weekday: true },
  { year: true, month: "long", day: true, weekday: true },
  { year: true, month: "short", day: true, clock: true },
  { year: true, month: "short" },
  { year: true, month: "long" },
  { month: "short", day: true },
  { month: "long", day: true },
  { month: "short", day: true, weekday: true },
  { month: "short", day: true, weekday: true, clock: true },
  { month: "short" },
  { day: true },
  { weekday: true },
  { clock: true },
]

test.each(written)("formats %o like Intl, in both languages, at any hour", (parts) => {
  for (const language of ["en", "ja"] as const) {
    const intl = new Intl.DateTimeFormat(dateLocales[language], { ...inIntl(parts), timeZone: "Asia/Tokyo" })
    fc.assert(
      fc.property(fc.date(between), (at) => {
        expect(timeText(at.toISOString(), language, parts)).toBe(intl.format(at))
      }),
      { numRuns: 500 },
    )
  }
})

test("keeps a date without a time on that day, and a month in that month", () => {
  const day = { year: true, month: "short", day: true } as const
  expect(timeText("2028-02-29", "en", day)).toBe("29 Feb 2028")
  expect(timeText("2026-12-31", "ja", day)).toBe("2026年12月31日")
  expect(timeText("2027-03", "en", { year: true, month: "long" })).toBe("March 2027")
})
