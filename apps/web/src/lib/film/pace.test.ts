import { expect, test } from "vitest"
import { createPace, megabytesOf, minutesLeft } from "./pace.ts"

test("nobody says how long it takes before there is something to go by", () => {
  const pace = createPace()
  expect(pace.leftMs(100)).toBeUndefined()
  pace.note(0, 0)
  pace.note(10, 1_000)
  expect(pace.leftMs(100)).toBeUndefined()
})

test("what is left takes as long as the last seconds say", () => {
  const pace = createPace()
  pace.note(0, 0)
  pace.note(10, 10_000)
  expect(pace.leftMs(100)).toBe(90_000)
  // Faster from here on: the slow beginning is out of sight.
  pace.note(30, 30_000)
  pace.note(90, 32_000)
  expect(pace.leftMs(100)).toBeLessThan(1_000)
})

test("a line that stands still promises nothing, and a break counts for nothing", () => {
  const pace = createPace()
  pace.note(10, 0)
  pace.note(10, 5_000)
  expect(pace.leftMs(100)).toBeUndefined()
  pace.forget()
  pace.note(10, 60_000)
  pace.note(20, 70_000)
  expect(pace.leftMs(100)).toBe(80_000)
})

test("going on from an earlier place begins anew", () => {
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
])("%d ms are %d minutes", (ms, minutes) => {
  expect(minutesLeft(ms)).toBe(minutes)
})

test.each([
  [0, 0],
  [40_000, 0],
  [1_250_000, 1.3],
  [12_600_000, 13],
  [2_147_483_648, 2147],
])("%d bytes are %d MB", (bytes, megabytes) => {
  expect(megabytesOf(bytes)).toBe(megabytes)
})
