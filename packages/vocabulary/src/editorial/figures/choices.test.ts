import { expect, it } from "vitest"
import { articleIn, placeOf } from "./choices.ts"

it.each([
  ["/", "home"],
  ["/article/entry-sheet", "article"],
  ["/learning/article", "articles"],
  ["/learning/", "learning"],
  ["/community/ask-senpai/detail/1", "questions"],
  ["/shukatsu-calendar/visa", "visa"],
  ["/shukatsu-calendar/applications", "calendar"],
  ["/account/security", undefined],
  ["/editors", undefined],
  ["/made-up/address", undefined],
  ["/constructor", undefined],
])("%s belongs to %s", (path, place) => {
  expect(placeOf(path)).toBe(place)
})

it("finds the article in its address alone", () => {
  expect(articleIn("/article/entry-sheet")).toBe("entry-sheet")
  expect(articleIn("/article/entry-sheet/more")).toBeUndefined()
  expect(articleIn("/article/Entry%20Sheet")).toBeUndefined()
})
