import { expect, it } from "vitest"
import { isSameText, usualAnswerTime } from "./policy.ts"

const HOUR = 3_600

it.each([
  [2, HOUR, null],
  [3, HOUR, "within_a_day"],
  [3, 24 * HOUR, "within_a_day"],
  [3, 25 * HOUR, "few_days"],
  [3, 72 * HOUR, "few_days"],
  [3, 73 * HOUR, "week"],
  [3, 8 * 24 * HOUR, null],
  [3, null, null],
] as const)("%i answers with a median of %s seconds: %s", (answers, medianSeconds, word) => {
  expect(usualAnswerTime({ answers, medianSeconds })).toBe(word)
})

const NONE = { en: null, ja: null }
const texts = (askMe: string | null, ja: string | null = null) => ({
  headline: { en: "From Hanoi", ja: null },
  country: NONE,
  university: NONE,
  jobHunt: NONE,
  now: NONE,
  askMe: { en: askMe, ja },
  notFor: NONE,
})

it.each([
  ["Call 090-1234-5678", "Call 090-1234-5678", true],
  ["Call 090-1234-5678", " Call\n090 1234 5678!", true],
  ["Call 090-1234-5678", "Ｃａｌｌ ０９０－１２３４－５６７８", true],
  ["Call 090-1234-5678", "Call me", false],
  ["Call 090-1234-5678", null, false],
  [null, "Interviews", false],
] as const)("%j and %j are the same text: %s", (before, after, isSame) => {
  expect(isSameText(texts(before), texts(after))).toBe(isSame)
})

it("a text in the other language is a change", () => {
  expect(isSameText(texts("Interviews"), texts("Interviews", "面接"))).toBe(false)
})
