import { expect, it } from "vitest"
import { pastEventsHref, readPastEventSearch } from "./address.ts"

it("reads topic, year and place from the URL and ignores everything else", () => {
  expect(readPastEventSearch({ topic: "visa", year: "2026", cursor: "abc", page: "2" })).toEqual({
    topic: "visa",
    year: 2026,
    cursor: "abc",
  })
  expect(readPastEventSearch({ topic: "weather", year: "1066", cursor: "a b" })).toEqual({})
  expect(readPastEventSearch({ year: 2025 })).toEqual({ year: 2025 })
  for (const year of ["20260", "2026.5", -1, null, "", ["2026"]])
    expect(readPastEventSearch({ year })).toEqual({})
  expect(pastEventsHref({ topic: "visa", year: 2026 })).toBe("/learning/past-event?topic=visa&year=2026")
})
