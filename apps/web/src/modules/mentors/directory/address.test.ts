import { expect, test } from "vitest"
import { activeFilters, mentorsHref, readMentorSearch, withoutFilter } from "./address.ts"

test("filters, words and order are read from the URL", () => {
  const search = {
    q: "interview",
    country: "NP",
    level_then: "n3",
    industry: "it-telecommunications",
    sort: "answers",
  } as const
  expect(readMentorSearch(search)).toEqual(search)
  expect(activeFilters(search).map(({ filter }) => filter)).toEqual([
    "country",
    "level_then",
    "industry",
    "q",
  ])
})

test.each([
  { country: "nepal" },
  { level_then: "n9" },
  { sort: "rotating" },
  { topic: "cats" },
  { way: "loan" },
  { university: "../x" },
  { q: "  " },
  { cursor: "a b" },
  { unknown: "1" },
])("%j is ignored", (raw) => {
  expect(readMentorSearch(raw)).toEqual({})
})

test("a removed filter also removes the cursor, and keeps the others", () => {
  expect(withoutFilter({ country: "NP", q: "visa", sort: "newest", cursor: "abc" }, "q")).toEqual({
    country: "NP",
    sort: "newest",
  })
})

test("the address can be shared", () => {
  expect(mentorsHref({ country: "NP", level_then: "n3" })).toBe("/mentors/search?country=NP&level_then=n3")
  expect(mentorsHref()).toBe("/mentors/search")
})
