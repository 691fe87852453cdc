import { expect, test } from "vitest"
import { matchingTop } from "./scroll-together.ts"

test("the other text is at the same place of the same section", () => {
  const english = [0, 100, 400, 500]
  const japanese = [0, 50, 100, 300]
  expect([0, 50, 100, 250, 400, 450, 500].map((top) => matchingTop(english, japanese, top))).toEqual([
    0, 25, 50, 75, 100, 200, 300,
  ])
})

test("with other headings, the share of the whole text counts", () => {
  expect(matchingTop([0, 100, 200], [0, 400], 50)).toBe(100)
  expect(matchingTop([0, 0], [0, 400], 50)).toBe(0)
})
