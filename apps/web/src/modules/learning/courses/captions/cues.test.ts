import { expect, test } from "vitest"
import {
  type Cue,
  changed,
  joined,
  problemsOf,
  segmentsOf,
  shownAt,
  sorted,
  split,
  timeFrom,
  timeText,
  withNewCue,
} from "./cues.ts"

const cue = (startMs: number, endMs: number, text = "words"): Cue => ({ startMs, endMs, text })

test("reports each problem at its caption", () => {
  const cues = [
    cue(0, 1_000),
    cue(500, 2_000),
    cue(3_000, 2_500),
    cue(100, 200),
    cue(5_000, 6_000, " "),
    cue(7_000, 8_000, "x".repeat(301)),
  ]
  expect([...problemsOf(cues)]).toEqual([
    [1, "overlap"],
    [2, "reversed"],
    [3, "order"],
    [4, "empty"],
    [5, "tooLong"],
  ])
  expect(problemsOf([cue(0, 1_000), cue(1_000, 2_000)]).size).toBe(0)
})

test("sorts captions by time", () => {
  expect(sorted([cue(5, 6), cue(1, 9), cue(1, 2)])).toEqual([cue(1, 2), cue(1, 9), cue(5, 6)])
})

test("starts a new caption at the current time and ends the visible one there", () => {
  const cues = [cue(0, 10_000, "a"), cue(6_000, 8_000, "b")]
  expect(withNewCue(cues, 4_000)).toEqual({
    cues: [cue(0, 4_000, "a"), cue(4_000, 6_000, ""), cue(6_000, 8_000, "b")],
    at: 1,
  })
  expect(withNewCue([], 2_000)).toEqual({ cues: [cue(2_000, 5_000, "")], at: 0 })
  expect(withNewCue([cue(2_000, 5_000, "a")], 2_000)).toEqual({
    cues: [cue(2_000, 5_000, "a"), cue(5_000, 8_000, "")],
    at: 1,
  })
})

test("divides the time in proportion to the text and never splits inside a ruby word", () => {
  const text = "{内定|ないてい}です"
  expect(split([cue(0, 4_000, text)], 0, 3)).toBeUndefined()
  expect(split([cue(0, 4_000, text)], 0, text.indexOf("で"))).toEqual({
    cues: [cue(0, 2_000, "{内定|ないてい}"), cue(2_000, 4_000, "です")],
    at: 1,
  })
  expect(split([cue(0, 4_000, "ab")], 0, 0)).toBeUndefined()
  expect(split([cue(0, 100, "ab")], 0, 1)).toBeUndefined()
})

test("joins two captions from the start of the first to the end of the second", () => {
  expect(joined([cue(0, 1_000, "Hello"), cue(2_000, 3_000, "there")], 0)).toEqual({
    cues: [cue(0, 3_000, "Hello there")],
    at: 0,
  })
  expect(joined([cue(0, 1, "おはよう"), cue(2, 3, "ございます")], 0)?.cues[0]?.text).toBe(
    "おはようございます",
  )
  expect(joined([cue(0, 1)], 0)).toBeUndefined()
})

test("finds the caption at a given time, or none in silence", () => {
  const cues = [cue(0, 1_000), cue(2_000, 3_000)]
  expect([0, 999, 1_000, 2_500, 3_000].map((ms) => shownAt(cues, ms))).toEqual([0, 0, -1, 1, -1])
})

test("changes one caption and keeps the others identical", () => {
  const cues = [cue(0, 1), cue(2, 3)]
  const next = changed(cues, 1, { text: "new" })
  expect([next[0] === cues[0], next[1]]).toEqual([true, cue(2, 3, "new")])
})

test("parses ruby segments", () => {
  expect(segmentsOf("この{内定|ないてい}は{御社|}{")).toEqual([
    { text: "この", reading: null },
    { text: "内定", reading: "ないてい" },
    { text: "は", reading: null },
    { text: "御社", reading: null },
    { text: "{", reading: null },
  ])
})

test.each([
  ["65", 65_000],
  ["65.2", 65_200],
  ["1:05", 65_000],
  ["1:05,250", 65_250],
  ["１：０５．２", 65_200],
  ["0:01:05.2", 65_200],
  ["1:02:03.004", 3_723_004],
  [" 0:00.000 ", 0],
])("parses %s as a time", (text, ms) => {
  expect(timeFrom(text)).toBe(ms)
})

test.each(["", "-1", "1:75", "1:70:00", "a", "1:2:3:4", "1.2345", "1e3", "9999999"])(
  "refuses %s as a time",
  (text) => {
    expect(timeFrom(text)).toBeUndefined()
  },
)

test("parses every time it formats", () => {
  for (const ms of [0, 999, 59_999, 60_000, 3_599_999, 3_600_000, 10_799_999])
    expect(timeFrom(timeText(ms))).toBe(ms)
})
