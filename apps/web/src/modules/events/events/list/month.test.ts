import { expect, test } from "vitest"
import { daysOf } from "./month-view.tsx"

test("lists all days of a month and the weekday column of its first", () => {
  expect(daysOf("2028-02").at(-1)?.day).toBe("2028-02-29")
  expect(daysOf("2027-02").at(-1)?.day).toBe("2027-02-28")
  expect(daysOf("2026-12")).toHaveLength(31)
  // A Friday, and a Monday.
  expect(daysOf("2027-01")[0]).toEqual({ day: "2027-01-01", column: 5 })
  expect(daysOf("2027-02")[0]?.column).toBe(1)
})
