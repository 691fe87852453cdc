import { describe, expect, test } from "vitest"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { createWatch, cueAt, megabytes } from "./film.ts"

describe("watched slots of a film", () => {
  test("are those mostly played, each reported once", () => {
    const watch = createWatch(23_000)
    watch.add(0, 4_000)
    watch.add(4_000, 12_000)
    expect(watch.take()).toEqual([0, 1])
    watch.add(12_000, 13_500)
    expect(watch.take()).toEqual([2])
    watch.add(0, 5_000)
    expect(watch.take()).toEqual([])
  })

  test("include the short slot at the end", () => {
    const watch = createWatch(23_000)
    watch.add(20_000, 22_000)
    expect(watch.take()).toEqual([4])
    watch.add(23_000, 60_000)
    expect(watch.take()).toEqual([])
  })

  test("are reported again if they did not arrive", () => {
    const watch = createWatch(23_000)
    watch.add(0, 10_000)
    watch.restore(watch.take())
    expect(watch.take()).toEqual([0, 1])
    expect(watch.take()).toEqual([])
  })
})

describe("the current sentence", () => {
  const cues = [
    { startMs: 1_000, endMs: 2_000 },
    { startMs: 3_000, endMs: 4_000 },
  ]
  test("is the last one begun, also in the silence after it", () => {
    expect([0, 1_000, 2_500, 3_000, 9_000].map((ms) => cueAt(cues, ms))).toEqual([-1, 0, 0, 1, 1])
  })
})

test("formats times and sizes briefly", () => {
  expect([0, 65_900, 600_000].map(clockTime)).toEqual(["0:00", "1:05", "10:00"])
  expect([10, 1_173_709, 45_000_000].map(megabytes)).toEqual([0.1, 1.2, 45])
})
