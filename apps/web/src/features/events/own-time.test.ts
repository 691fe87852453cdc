import { expect, test } from "vitest"
import { ownTime } from "./own-time.ts"

const evening = (day: string) => ({ startsAt: `${day}T10:00:00Z`, endsAt: `${day}T12:00:00Z` })
/** What an hour is called differs between machines in nothing but spaces. */
const timeIn = (zone: string, times = evening("2027-01-20")) =>
  ownTime(times, "en", zone)?.time.replace(/\s+/gu, " ")

test("whoever is where clocks show what they show in Japan is told nothing", () => {
  expect(ownTime(evening("2027-01-20"), "en", "Asia/Tokyo")).toBeUndefined()
  expect(ownTime(evening("2027-01-20"), "ja", "Asia/Seoul")).toBeUndefined()
})

test("others are told their own, with daylight saving as it is on that day", () => {
  expect(timeIn("Europe/Berlin")).toContain("11:00")
  expect(timeIn("Europe/Berlin", evening("2027-07-20"))).toContain("12:00")
  // On the very day on which clocks are put forward, before and after.
  expect(
    timeIn("Europe/Berlin", { startsAt: "2027-03-28T00:30:00Z", endsAt: "2027-03-28T02:30:00Z" }),
  ).toMatch(/01:30.*04:30/)
  expect(ownTime(evening("2027-01-20"), "en", "America/New_York")?.zone).toBe("New York")
})

test("another day there is another day: new year, and the leap day", () => {
  const newYear = { startsAt: "2026-12-31T15:30:00Z", endsAt: "2026-12-31T17:00:00Z" }
  expect(timeIn("America/Los_Angeles", newYear)).toContain("31 Dec")
  const leapDay = { startsAt: "2028-02-29T16:00:00Z", endsAt: "2028-02-29T17:00:00Z" }
  expect(timeIn("Europe/London", leapDay)).toContain("29 Feb")
})
