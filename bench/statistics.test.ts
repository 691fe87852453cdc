import { expect, test } from "vitest"
import { compareRounds, median, quantile } from "./statistics.ts"

test("the median of an even number of values lies between the two in the middle", () => {
  expect(median([9, 1, 3, 2])).toBe(2.5)
  expect(median([5])).toBe(5)
})

test("a quantile lies between its neighbours in proportion", () => {
  const values = [10, 20, 30, 40, 50]
  expect(quantile(values, 0)).toBe(10)
  expect(quantile(values, 0.9)).toBeCloseTo(46)
  expect(quantile(values, 1)).toBe(50)
})

test("no values have no median", () => {
  expect(() => median([])).toThrow("no values")
})

test("a busy minute that slows both sides does not move the ratio", () => {
  const calm = { ours: 50, ceiling: 100 }
  const busy = { ours: 5, ceiling: 10 }
  expect(compareRounds([calm, busy, busy, calm, calm]).ratio).toBe(0.5)
})

test("one spoilt round does not move the ratio", () => {
  const calm = { ours: 50, ceiling: 100 }
  expect(compareRounds([calm, { ours: 1, ceiling: 100 }, calm]).ratio).toBe(0.5)
})
