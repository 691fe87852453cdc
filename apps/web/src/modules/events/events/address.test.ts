import { expect, test } from "vitest"
import { eventsHref, monthAfter, readEventSearch } from "./address.ts"

test("reads filters from the URL and ignores unknown values", () => {
  const wanted = { place: "13", topic: "visa", spoken: "ja" } as const
  expect(readEventSearch(wanted)).toEqual(wanted)
  expect(readEventSearch({ place: 1 })).toEqual({ place: "01" })
  expect(readEventSearch({ place: "online", month: "2026-12", cursor: "abc" })).toEqual({
    place: "online",
    month: "2026-12",
  })
  expect(
    readEventSearch({ place: "48", topic: "weather", spoken: "fr", month: "2026-13", cursor: "?" }),
  ).toEqual({})
  expect(eventsHref({ place: "online" })).toBe("/career/event?place=online")
})

test("steps through months across the new year", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01")
  expect(monthAfter("2027-01", -1)).toBe("2026-12")
  expect(monthAfter("2028-02", 1)).toBe("2028-03")
})
