import { searchNouns } from "@shirube/contract/search-choices"
import { describe, expect, it } from "vitest"
import { readSearch, searchHref } from "./search-address.ts"

describe("the address of a search", () => {
  it("narrows it to any kind of thing that can be found, and to nothing else", () => {
    for (const kind of searchNouns) {
      expect(readSearch({ q: "visa", kind })).toEqual({ q: "visa", kind })
      expect(searchHref({ q: "visa", kind })).toBe(`/search?q=visa&kind=${kind}`)
    }
    expect(readSearch({ q: "visa", kind: "person" })).toEqual({ q: "visa" })
  })
})
