import { expect, test } from "vitest"
import { listHref, readArticleSearch, withFilter } from "./address.ts"

test("keeps known parameters and drops the rest", () => {
  expect(
    readArticleSearch({
      category: "visa",
      tag: "Not A Key",
      language: "fr",
      level: "n3",
      q: "  就活 ",
      cursor: "abc_-1",
      utm_source: "mail",
    }),
  ).toEqual({ category: "visa", level: "n3", q: "就活", cursor: "abc_-1" })
})

test("treats an empty form as the plain list", () => {
  expect(readArticleSearch({ q: "   ", level: "", language: "", tag: "" })).toEqual({})
})

test("cuts a search longer than the API accepts instead of refusing it", () => {
  expect(readArticleSearch({ q: "あ".repeat(300) }).q).toHaveLength(200)
})

test("returns to the top of the list and keeps the other filters when one changes", () => {
  const search = { category: "visa", q: "28", cursor: "abc" }
  expect(withFilter(search, "category", "work")).toEqual({ category: "work", q: "28" })
  expect(withFilter(search, "q", undefined)).toEqual({ category: "visa" })
})

test("writes readable URLs", () => {
  expect(listHref("/career/article", { category: "visa", q: "28" })).toBe(
    "/career/article?category=visa&q=28",
  )
})
