import { expect, test } from "vitest"
import { dueToday, nextDay } from "./due.ts"
import type { KeptWord, WordReview } from "./queries.ts"
import { reviewed } from "./schedule.ts"

const now = new Date("2026-11-19T03:00:00Z")
const word = (key: string, review: WordReview | null = null): KeptWord => ({
  key,
  keptAt: "2026-11-18T03:00:00.000Z",
  review,
})
const daysUntil = (review: WordReview) =>
  Math.round((Date.parse(review.dueAt) - Date.parse(review.reviewedAt)) / 86_400_000)

test("a word that was never reviewed is due at once, one that is known comes back later each time", () => {
  const first = reviewed(word("kite"), "known", now)
  expect(dueToday([word("kite"), word("abacus", first)], now).map(({ key }) => key)).toEqual(["kite"])
  expect(daysUntil(first)).toBeGreaterThan(1)
  const second = reviewed(word("kite", first), "known", new Date(first.dueAt))
  expect(daysUntil(second)).toBeGreaterThan(daysUntil(first))
  expect(second.reps).toBe(2)
})

test("a forgotten word comes back sooner than one that was known, and an unsure one in between", () => {
  const before = reviewed(word("kite"), "known", now)
  const at = new Date(before.dueAt)
  const [forgotten, unsure, known] = (["forgotten", "unsure", "known"] as const).map((outcome) =>
    daysUntil(reviewed(word("kite", before), outcome, at)),
  )
  expect(forgotten).toBeLessThan(unsure ?? 0)
  expect(unsure).toBeLessThan(known ?? 0)
})

test("no word stays away for more than a year", () => {
  let [review, at]: [WordReview | null, Date] = [null, now]
  for (let times = 0; times < 30; times++) {
    review = reviewed(word("kite", review), "known", at)
    at = new Date(review.dueAt)
    expect(daysUntil(review)).toBeLessThanOrEqual(365)
  }
})

test("a review has at most twenty words, those first that wait longest", () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    ...word(`word-${at}`),
    keptAt: `2026-10-${String(at + 1).padStart(2, "0")}T00:00:00.000Z`,
  }))
  expect(dueToday(many.toReversed(), now).map(({ key }) => key)).toEqual(
    Array.from({ length: 20 }, (_, at) => `word-${at}`),
  )
  expect(nextDay(many)).toBe("2026-10-01")
  expect(nextDay([])).toBeUndefined()
})
