import { expect, test } from "vitest"
import { parseSearch, stringifySearch } from "./search-params.ts"

test("keeps values that look like numbers or JSON as text", () => {
  expect(parseSearch("?q=28&tag=true&x=%7B%22a%22%3A1%7D")).toEqual({ q: "28", tag: "true", x: '{"a":1}' })
})

test("round-trips Japanese and spaces", () => {
  const search = { q: "就活 ES" }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test("omits empty values", () => {
  expect(stringifySearch({ q: "", level: undefined, tag: null })).toBe("")
})

test("normalises different spellings of the same search", () => {
  const searches = ["?b=2&a=1", "?a=1&b=2", "?a=1&a=3&b=2&c=", "?%61=1&b=%32", "?&&b=2&=&a=1"]
  for (const search of searches) expect(stringifySearch(parseSearch(search))).toBe("?a=1&b=2")
})
