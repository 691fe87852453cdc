import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, daysBetween, isDay } from "../../time/days.ts"
import { endOfMonth, monthOf, monthsBetween, monthsSince, shiftMonth, weekdayOf, weeksOf } from "./months.ts"

const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days))
const aMonth = aDay.map(monthOf)

describe("days", () => {
  it("continue over new year, leap day and the end of the fiscal year", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01")
    expect(addDays("2028-03-31", 1)).toBe("2028-04-01")
    expect(daysBetween("2028-02-01", "2028-03-01")).toBe(29)
    expect(endOfMonth("2028-02")).toBe("2028-02-29")
  })

  it("convert back and forth without loss", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -3_000, max: 3_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
      }),
    )
  })

  it("exist in the calendar", () => {
    for (const wrong of ["2027-02-29", "2026-13-01", "2026-1-1", "", "tomorrow", "2026-11-31"])
      expect([wrong, isDay(wrong)]).toEqual([wrong, false])
    fc.assert(
      fc.property(aDay, (day) => {
        expect(isDay(day)).toBe(true)
      }),
    )
  })
})

describe("months", () => {
  it("can be added and subtracted across years", () => {
    expect(shiftMonth("2026-11", 2)).toBe("2027-01")
    expect(shiftMonth("2027-01", -1)).toBe("2026-12")
    fc.assert(
      fc.property(aMonth, fc.integer({ min: -200, max: 200 }), (month, months) => {
        expect(monthsBetween(month, shiftMonth(month, months))).toBe(months)
      }),
    )
  })

  it("have weeks from Sunday to Saturday that contain each of their days once", () => {
    fc.assert(
      fc.property(aMonth, (month) => {
        const days = weeksOf(month).flat()
        expect(days.length % 7).toBe(0)
        expect(weekdayOf(days[0] ?? "")).toBe(0)
        const inside = days.filter((day) => monthOf(day) === month)
        expect([inside[0], inside.at(-1)]).toEqual([`${month}-01`, endOfMonth(month)])
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })

  it("are counted whole since a day; a day that the month lacks counts as its last day", () => {
    expect(monthsSince("2026-09-30", "2026-11-16")).toBe(1)
    expect(monthsSince("2026-09-16", "2026-11-16")).toBe(2)
    expect(monthsSince("2027-12-31", "2028-02-29")).toBe(2)
    expect(monthsSince("2026-12-31", "2027-01-01")).toBe(0)
  })
})
