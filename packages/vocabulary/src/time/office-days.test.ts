import { describe, expect, it } from "vitest"
import { lastOpenDay, nationalHolidays } from "./office-days.ts"

const cases: readonly [last: string, open: string, why: string][] = [
  ["2027-01-29", "2027-01-29", "a Friday"],
  ["2027-01-30", "2027-01-29", "a Saturday"],
  ["2027-01-31", "2027-01-29", "a Sunday"],
  ["2028-01-31", "2028-01-31", "a Monday"],
  ["2026-12-28", "2026-12-28", "the last open day of the year"],
  ["2026-12-29", "2026-12-28", "a Tuesday of the New Year holidays"],
  ["2027-01-03", "2026-12-28", "the last day of the New Year holidays"],
  ["2027-01-04", "2027-01-04", "the first open day of the year"],
  ["2027-01-11", "2027-01-08", "Coming of Age Day, a Monday"],
  ["2027-03-21", "2027-03-19", "the vernal equinox, a Sunday"],
  ["2027-03-22", "2027-03-19", "the substitute holiday after it"],
  ["2027-05-05", "2027-04-30", "the end of Golden Week"],
  ["2026-09-22", "2026-09-18", "a day between two holidays"],
  ["2026-11-23", "2026-11-20", "Labour Thanksgiving Day, a Monday"],
  ["2030-05-06", "2030-05-02", "the substitute for a Sunday within Golden Week"],
]

describe("the last day on which offices are open", () => {
  it.each(cases)("for %s is %s: %s", (last, open) => {
    expect(lastOpenDay(last)).toBe(open)
  })

  it.each([
    [2026, "2026-03-20", "2026-09-23"],
    [2027, "2027-03-21", "2027-09-23"],
    [2028, "2028-03-20", "2028-09-22"],
  ])("matches the equinoxes of %s in the official gazette", (year, spring, autumn) => {
    const days = new Map(nationalHolidays(year).map(({ day, name }) => [name, day]))
    expect([days.get("spring"), days.get("autumn")]).toEqual([spring, autumn])
  })
})
