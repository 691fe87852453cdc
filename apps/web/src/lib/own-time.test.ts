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

test("on the nights that matter it is the reader’s own day, on either side of the date line", () => {
  const midnightInJapan = (day: string) => ({ startsAt: new Date(`${day}T00:00:00+09:00`).toISOString() })
  const said: [string, string, string][] = [
    ["2027-01-01", "Pacific/Apia", "Fri 1 Jan, 04:00"],
    ["2027-01-01", "America/Los_Angeles", "Thu 31 Dec, 07:00"],
    ["2028-02-29", "Pacific/Apia", "Tue 29 Feb, 04:00"],
    ["2028-02-29", "America/Los_Angeles", "Mon 28 Feb, 07:00"],
    ["2028-03-01", "America/Los_Angeles", "Tue 29 Feb, 07:00"],
    ["2028-04-01", "Europe/Berlin", "Fri 31 Mar, 17:00"],
    ["2028-04-01", "Pacific/Apia", "Sat 1 Apr, 04:00"],
    // Clocks are put forward or back in between: another hour there, the same one in Japan.
    ["2027-03-28", "Europe/Berlin", "Sat 27 Mar, 16:00"],
    ["2027-03-29", "Europe/Berlin", "Sun 28 Mar, 17:00"],
    ["2027-03-14", "America/Los_Angeles", "Sat 13 Mar, 07:00"],
    ["2027-03-15", "America/Los_Angeles", "Sun 14 Mar, 08:00"],
    ["2027-11-07", "America/New_York", "Sat 6 Nov, 11:00"],
    ["2027-11-08", "America/New_York", "Sun 7 Nov, 10:00"],
  ]
  expect(said.map(([day, zone]) => [day, zone, timeIn(zone, midnightInJapan(day))])).toEqual(said)
})
