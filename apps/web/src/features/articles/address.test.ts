import { expect, test } from "vitest"
import { listHref, readArticleSearch, withFilter } from "./address.ts"

test("an address keeps what the list understands and drops the rest", () => {
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

test("an empty form is the plain list", () => {
  expect(readArticleSearch({ q: "   ", level: "", language: "", tag: "" })).toEqual({})
})

test("a search longer than the API takes is cut, not refused", () => {
  expect(readArticleSearch({ q: "あ".repeat(300) }).q).toHaveLength(200)
})

test("choosing another filter goes back to the top of the list and keeps the others", () => {
  const search = { category: "visa", q: "28", cursor: "abc" }
  expect(withFilter(search, "category", "work")).toEqual({ category: "work", q: "28" })
  expect(withFilter(search, "q", undefined)).toEqual({ category: "visa" })
})

test("addresses can be read by people", () => {
  expect(listHref("/career/article", { category: "visa", q: "28" })).toBe(
    "/career/article?category=visa&q=28",
  )
})
