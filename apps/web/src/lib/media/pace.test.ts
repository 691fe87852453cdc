import { expect, test } from "vitest"
import { createPace, megabytesOf, minutesLeft } from "./pace.ts"

test("makes no estimate without enough data", () => {
  const pace = createPace()
  expect(pace.leftMs(100)).toBeUndefined()
  pace.note(0, 0)
  pace.note(10, 1_000)
  expect(pace.leftMs(100)).toBeUndefined()
})

test("estimates the rest from the last seconds", () => {
  const pace = createPace()
  pace.note(0, 0)
  pace.note(10, 10_000)
  expect(pace.leftMs(100)).toBe(90_000)
  // Faster from here on: the slow start is outside the window.
  pace.note(30, 30_000)
  pace.note(90, 32_000)
  expect(pace.leftMs(100)).toBeLessThan(1_000)
})

test("makes no estimate while nothing is sent, and ignores breaks", () => {
  const pace = createPace()
  pace.note(10, 0)
  pace.note(10, 5_000)
  expect(pace.leftMs(100)).toBeUndefined()
  pace.forget()
  pace.note(10, 60_000)
  pace.note(20, 70_000)
  expect(pace.leftMs(100)).toBe(80_000)
})

test("starts over when it resumes from an earlier offset", () => {
  const pace = createPace()
  pace.note(50, 0)
  pace.note(20, 1_000)
  pace.note(30, 6_000)
  expect(pace.leftMs(100)).toBe(35_000)
})

test.each([
  [20_000, 0],
  [45_000, 1],
  [100_000, 2],
])("rounds %d ms to %d minutes", (ms, minutes) => {
  expect(minutesLeft(ms)).toBe(minutes)
})

test.each([
  [0, 0],
  [40_000, 0],
  [1_250_000, 1.3],
  [12_600_000, 13],
  [2_147_483_648, 2147],
])("rounds %d bytes to %d MB", (bytes, megabytes) => {
  expect(megabytesOf(bytes)).toBe(megabytes)
})
