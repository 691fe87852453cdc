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

test("one search is one search, however it is spelled", () => {
  const searches = ["?b=2&a=1", "?a=1&b=2", "?a=1&a=3&b=2&c=", "?%61=1&b=%32", "?&&b=2&=&a=1"]
  for (const search of searches) expect(stringifySearch(parseSearch(search))).toBe("?a=1&b=2")
})
