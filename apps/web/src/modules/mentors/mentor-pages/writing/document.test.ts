import { expect, test } from "vitest"
import { bodyOf, documentOf, missingIn, missingParts } from "./document.ts"
import type { OwnMentorPage } from "./queries.ts"

const nothing = { en: null, ja: null }
const blank: OwnMentorPage = {
  version: 0,
  isPublished: false,
  headline: nothing,
  road: { country: nothing, university: nothing, jobHunt: nothing, now: nothing },
  askMe: nothing,
  notFor: nothing,
  levelThen: null,
  residenceRoad: null,
  ways: [],
  companyShown: "industry",
  photoShown: false,
  pausedUntil: null,
  publishedAt: null,
  updatedAt: null,
}

test("an emptied field is sent as a text that does not exist", () => {
  const document = { ...documentOf(blank), headline: { en: "  ", ja: "こんにちは" } }
  expect(bodyOf(3, document)).toMatchObject({ version: 3, headline: { en: null, ja: "こんにちは" } })
})

test("a page lacks what readers need, and one language is enough", () => {
  expect(missingIn(documentOf(blank))).toEqual(missingParts)
  const whole = {
    ...documentOf(blank),
    headline: { en: "From Hanoi", ja: null },
    road: { ...blank.road, now: { en: null, ja: "今" } },
    askMe: { en: "Interviews", ja: null },
    levelThen: "n3" as const,
    residenceRoad: "student-to-work" as const,
    ways: ["first-step" as const],
  }
  expect(missingIn(whole)).toEqual([])
  expect(missingIn({ ...whole, askMe: { en: " ", ja: "" } })).toEqual(["askMe"])
})
