import { expect, it } from "vitest"
import { usualAnswerTime } from "./policy.ts"

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
