import { expect, test } from "vitest"
import { parseSearch, stringifySearch } from "./search-params.ts"

test("what looks like a number or like JSON stays the text that was typed", () => {
  expect(parseSearch("?q=28&tag=true&x=%7B%22a%22%3A1%7D")).toEqual({ q: "28", tag: "true", x: '{"a":1}' })
})

test("Japanese and spaces survive the way there and back", () => {
  const search = { q: "就活 ES" }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test("what is empty is not written", () => {
  expect(stringifySearch({ q: "", level: undefined, tag: null })).toBe("")
})
