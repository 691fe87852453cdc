import { addDays, mondayOf } from "@shirube/vocabulary/time/days"
import { expect, it } from "vitest"
import { binsOf } from "./bins.ts"

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i))

it("draws a month by day", () => {
  const days = daysFrom("2026-11-01", 28)
  const bins = binsOf(days, [{ counts: days.map((_, i) => i) }], mondayOf)
  expect(bins).toHaveLength(28)
  expect(bins[3]).toEqual({ day: "2026-11-04", values: [3] })
})

it("draws longer periods by week: counts are added up, a level is the last one", () => {
  const days = daysFrom("2026-08-05", 90)
  const ones = days.map(() => 1)
  const bins = binsOf(days, [{ counts: ones }, { counts: days.map((_, i) => i), isLevel: true }], mondayOf)
  expect(bins[0]).toEqual({ day: "2026-08-05", values: [5, 4] })
  expect(bins[1]).toEqual({ day: "2026-08-10", values: [7, 11] })
  expect(bins.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(90)
})
