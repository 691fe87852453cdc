import { expect, test } from "vitest"
import { ownTime } from "./own-time.ts"

const evening = (day: string) => ({ startsAt: `${day}T10:00:00Z`, endsAt: `${day}T12:00:00Z` })
/** What an hour is called differs between machines in nothing but spaces. */
const timeIn = (zone: string, times: Parameters<typeof ownTime>[0] = evening("2027-01-20")) =>
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
  expect(
    timeIn("America/New_York", { startsAt: "2027-03-14T06:30:00Z", endsAt: "2027-03-14T08:30:00Z" }),
  ).toMatch(/01:30.*04:30/)
  // The evening before and the evening after are an hour apart there, and at the same time in Japan.
  expect(timeIn("America/New_York", evening("2027-03-13"))).toMatch(/05:00.*07:00/)
  expect(timeIn("America/New_York", evening("2027-03-15"))).toMatch(/06:00.*08:00/)
  expect(timeIn("Europe/Berlin", evening("2027-10-31"))).toContain("11:00")
  expect(ownTime(evening("2027-01-20"), "en", "America/New_York")?.zone).toBe("New York")
})

test("the last evening of the fiscal year in Japan is still its last afternoon elsewhere", () => {
  const lastHour = { startsAt: "2027-03-31T14:30:00Z", endsAt: "2027-03-31T15:30:00Z" }
  expect(timeIn("Europe/Berlin", lastHour)).toMatch(/31 Mar.*16:30.*17:30/)
  expect(timeIn("Pacific/Auckland", lastHour)).toMatch(/1 Apr.*03:30.*04:30/)
})

test("another day there is another day: new year, and the leap day", () => {
  const newYear = { startsAt: "2026-12-31T15:30:00Z", endsAt: "2026-12-31T17:00:00Z" }
  expect(timeIn("America/Los_Angeles", newYear)).toContain("31 Dec")
  const leapDay = { startsAt: "2028-02-29T16:00:00Z", endsAt: "2028-02-29T17:00:00Z" }
  expect(timeIn("Europe/London", leapDay)).toContain("29 Feb")
})

test("a moment is told as one, on its own day there", () => {
  const interview = { startsAt: "2027-03-14T01:30:00Z" }
  expect(timeIn("America/New_York", interview)).toBe("Sat 13 Mar, 20:30")
  expect(timeIn("America/New_York", { startsAt: "2027-03-15T01:30:00Z" })).toBe("Sun 14 Mar, 21:30")
})
