import { searchNouns } from "@shirube/vocabulary/common/search/choices"
import { describe, expect, it } from "vitest"
import { readSearch, searchHref } from "./search-address.ts"

describe("the URL of a search", () => {
  it("accepts every searchable kind and nothing else", () => {
    for (const kind of searchNouns) {
      expect(readSearch({ q: "visa", kind })).toEqual({ q: "visa", kind })
      expect(searchHref({ q: "visa", kind })).toBe(`/search?q=visa&kind=${kind}`)
    }
    expect(readSearch({ q: "visa", kind: "person" })).toEqual({ q: "visa" })
  })
})
