import { expect, test } from "vitest"
import { japaneseParts } from "./japanese-parts.ts"

test("Japanese words in an English sentence are parts of their own, with the kana beside their kanji", () => {
  const parts = japaneseParts([
    { text: "Write お", reading: null },
    { text: "願", reading: "ねが" },
    { text: "いします, not よろしく.", reading: null },
  ])
  expect(
    parts.map(({ isJapanese, segments }) => [isJapanese, segments.map(({ text }) => text).join("")]),
  ).toEqual([
    [false, "Write "],
    [true, "お願いします"],
    [false, ", not "],
    [true, "よろしく"],
    [false, "."],
  ])
})
