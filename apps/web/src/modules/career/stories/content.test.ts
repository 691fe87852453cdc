import { expect, test } from "vitest"
import { blankEpisode, firstOpenStep, isEmptyEpisode, promptIn, suggestedTitle } from "./content.ts"

const blank = blankEpisode("long-habit")

test("a student who comes back continues at the first part without words", () => {
  expect(firstOpenStep(blank)).toBe("situation")
  expect(firstOpenStep({ ...blank, situation: "Then", result: "Good" })).toBe("action")
  expect(firstOpenStep({ ...blank, situation: "a", action: "b", result: "c", learned: "d" })).toBe(
    "strengths",
  )
})

test("spaces alone are no episode", () => {
  expect(isEmptyEpisode({ ...blank, action: " \n" })).toBe(true)
  expect(isEmptyEpisode({ ...blank, action: "I asked" })).toBe(false)
})

test("an episode without a name is called by its first sentence", () => {
  expect(suggestedTitle({ ...blank, situation: "寮の洗濯機が不便でした。そこで" })).toBe(
    "寮の洗濯機が不便でした",
  )
  expect(suggestedTitle({ ...blank, action: "I built a site. It helped." })).toBe("I built a site")
  expect(suggestedTitle({ ...blank, situation: "あ".repeat(50) })).toBe(`${"あ".repeat(30)}…`)
  expect(suggestedTitle(blank)).toBe("")
})

test("a question that no longer exists is ignored", () => {
  expect(promptIn("why-japan")).toBe("why-japan")
  expect(promptIn("asked-in-2024")).toBeUndefined()
  expect(promptIn(null)).toBeUndefined()
})
