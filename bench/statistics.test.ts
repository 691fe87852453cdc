import { expect, test } from "vitest"
import { randomNumbers } from "./random.ts"
import { compareRounds, median, noiseAround1, quantile } from "./statistics.ts"

test("the median of an even number of values is between the two in the middle", () => {
  expect(median([9, 1, 3, 2])).toBe(2.5)
  expect(median([5])).toBe(5)
})

test("a quantile is interpolated between its neighbours", () => {
  const values = [10, 20, 30, 40, 50]
  expect(quantile(values, 0)).toBe(10)
  expect(quantile(values, 0.9)).toBeCloseTo(46)
  expect(quantile(values, 1)).toBe(50)
})

test("the median of no values throws", () => {
  expect(() => median([])).toThrow("no values")
})

test("a busy period that slows both sides does not change the ratio", () => {
  const calm = { ours: 50, ceiling: 100 }
  const busy = { ours: 5, ceiling: 10 }
  expect(compareRounds([calm, busy, busy, calm, calm]).ratio).toBe(0.5)
})

test("one outlier round does not change the ratio", () => {
  const calm = { ours: 50, ceiling: 100 }
  expect(compareRounds([calm, { ours: 1, ceiling: 100 }, calm]).ratio).toBe(0.5)
})

test("noise is symmetric, as wide as the ratios are scattered, and narrows with their number", () => {
  const random = randomNumbers(1)
  const ratios = (count: number) => Array.from({ length: count }, () => 0.9 + 0.2 * random())
  const [low, high] = noiseAround1(ratios(50), random)
  expect(low * high).toBeCloseTo(1)
  expect(high).toBeGreaterThan(1.01)
  expect(high).toBeLessThan(1.1)
  const [, narrow] = noiseAround1(ratios(2_000), random, 200)
  expect(narrow).toBeLessThan(high)
  expect(noiseAround1([1, 1, 1], random)).toEqual([1, 1])
})
