import { expect, test } from "vitest"
import { sentencesOf } from "./sentences.ts"
import { isSpokenAsReading } from "./spoken-readings.ts"

const spoken = (text: string, language: "en" | "ja") =>
  sentencesOf(text, language).map(({ runs }) => runs.map((run) => `${run.language}: ${run.text}`))

test("reads a text sentence by sentence", () => {
  expect(spoken("A job offer does not let you work. You may start later.", "en")).toEqual([
    ["en: A job offer does not let you work."],
    ["en: You may start later."],
  ])
  expect(spoken("内定をもらっても、働けません。申請するのはあなたです。", "ja")).toEqual([
    ["ja: 内定をもらっても、働けません。"],
    ["ja: 申請するのはあなたです。"],
  ])
  expect(spoken("働けません。「留学」です。「はい。」と言います", "ja")).toEqual([
    ["ja: 働けません。"],
    ["ja: 「留学」です。"],
    ["ja: 「はい。」"],
    ["ja: と言います"],
  ])
  expect(spoken("With no. 46 you need 3.5 points, e.g. in N1. “Really?” Yes.", "en")).toEqual([
    ["en: With no. 46 you need 3.5 points, e.g. in N1."],
    ["en: “Really?”"],
    ["en: Yes."],
  ])
})

test("of an English text, Japanese words are read by a Japanese voice, with their numbers", () => {
  expect(spoken("The title 専門士 is given on 12月8日 by your school.", "en")).toEqual([
    ["en: The title", "ja: 専門士", "en: is given on", "ja: 12月8日", "en: by your school."],
  ])
})

test("knows where each sentence is, and leaves out what has no words", () => {
  const text = "One. Two.  "
  expect(sentencesOf(text, "en").map(({ start, end }) => text.slice(start, end))).toEqual(["One.", "Two."])
  expect(sentencesOf(" – … ", "en")).toEqual([])
})

test.each([
  ["方", "かた", true],
  ["一日", "ついたち", true],
  ["技人国", "ぎじんこく", true],
  // A name: a katakana reading, or kanji in no list.
  ["林", "リン", true],
  ["渚", "なぎさ", false],
])("%s is spoken as %s", (word, reading, isInLists) => {
  expect(isSpokenAsReading(word, reading, isInLists)).toBe(true)
})

test.each([
  ["会社", "かいしゃ"],
  ["在留資格", "ざいりゅうしかく"],
  ["続", "つづ"],
])("%s is spoken as it is written: the voice knows it, and its accent", (word, reading) => {
  expect(isSpokenAsReading(word, reading, true)).toBe(false)
})

test("speaks readings instead of words, and marks the words", () => {
  const text = "人事の方に聞きます。林さんです。"
  const readings = [
    { start: 3, end: 4, reading: "かた" },
    { start: 10, end: 11, reading: "リン" },
  ]
  const sentences = sentencesOf(text, "ja", readings)
  expect(sentences.map(({ runs }) => runs.map((run) => run.text))).toEqual([
    ["人事のかたに聞きます。"],
    ["リンさんです。"],
  ])
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    "人事の方に聞きます。",
    "林さんです。",
  ])
})

test("speaks readings of Japanese words in an English text", () => {
  const text = "Ask 人事の方 first."
  const [sentence] = sentencesOf(text, "en", [{ start: 7, end: 8, reading: "かた" }])
  expect(sentence?.runs).toEqual([
    { text: "Ask", language: "en" },
    { text: "人事のかた", language: "ja" },
    { text: "first.", language: "en" },
  ])
})
