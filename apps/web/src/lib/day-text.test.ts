import fc from "fast-check"
import { expect, test } from "vitest"
import { dayText } from "./day-text.ts"

test("a day is written as Intl writes it, in both languages, at whatever hour", () => {
  const between = {
    min: new Date("1970-01-01T00:00:00Z"),
    max: new Date("2099-12-31T23:59:59Z"),
    noInvalidDate: true,
  }
  for (const language of ["en", "ja"] as const) {
    const intl = new Intl.DateTimeFormat(language, {
      year: "numeric",
      month: "short",
      day: "numeric",
      timeZone: "Asia/Tokyo",
    })
    fc.assert(
      fc.property(fc.date(between), (at) => {
        expect(dayText(at.toISOString(), language)).toBe(intl.format(at))
      }),
      { numRuns: 2_000 },
    )
  }
})

test("a day without an hour stays that day", () => {
  expect(dayText("2028-02-29", "en")).toBe("Feb 29, 2028")
  expect(dayText("2026-12-31", "ja")).toBe("2026年12月31日")
})
