import { expect, test } from "vitest"
import { ownTime } from "./own-time.ts"

const evening = (day: string) => ({ startsAt: `${day}T10:00:00Z`, endsAt: `${day}T12:00:00Z` })
/** Machines format hours the same except for spaces. */
const timeIn = (zone: string, times: Parameters<typeof ownTime>[0] = evening("2027-01-20")) =>
  ownTime(times, "en", zone)?.time.replace(/\s+/gu, " ")

test("returns undefined in zones with the same time as Japan", () => {
  expect(ownTime(evening("2027-01-20"), "en", "Asia/Tokyo")).toBeUndefined()
  expect(ownTime(evening("2027-01-20"), "ja", "Asia/Seoul")).toBeUndefined()
})

// spec: clock.reader-zone
test("converts to the reader's zone, with that day's daylight saving time", () => {
  expect(timeIn("Europe/Berlin")).toContain("11:00")
  expect(timeIn("Europe/Berlin", evening("2027-07-20"))).toContain("12:00")
  // On the day the clocks go forward, before and after.
  expect(
    timeIn("Europe/Berlin", { startsAt: "2027-03-28T00:30:00Z", endsAt: "2027-03-28T02:30:00Z" }),
  ).toMatch(/01:30.*04:30/)
  expect(
    timeIn("America/New_York", { startsAt: "2027-03-14T06:30:00Z", endsAt: "2027-03-14T08:30:00Z" }),
  ).toMatch(/01:30.*04:30/)
  // The evenings before and after are an hour apart there, and at the same time in Japan.
  expect(timeIn("America/New_York", evening("2027-03-13"))).toMatch(/05:00.*07:00/)
  expect(timeIn("America/New_York", evening("2027-03-15"))).toMatch(/06:00.*08:00/)
  expect(timeIn("Europe/Berlin", evening("2027-10-31"))).toContain("11:00")
  expect(ownTime(evening("2027-01-20"), "en", "America/New_York")?.zone).toBe("New York")
})

test("keeps the last day of the Japanese fiscal year where it is still that day", () => {
  const lastHour = { startsAt: "2027-03-31T14:30:00Z", endsAt: "2027-03-31T15:30:00Z" }
  expect(timeIn("Europe/Berlin", lastHour)).toMatch(/31 Mar.*16:30.*17:30/)
  expect(timeIn("Pacific/Auckland", lastHour)).toMatch(/1 Apr.*03:30.*04:30/)
})

test("changes the day across new year and the leap day", () => {
  const newYear = { startsAt: "2026-12-31T15:30:00Z", endsAt: "2026-12-31T17:00:00Z" }
  expect(timeIn("America/Los_Angeles", newYear)).toContain("31 Dec")
  const leapDay = { startsAt: "2028-02-29T16:00:00Z", endsAt: "2028-02-29T17:00:00Z" }
  expect(timeIn("Europe/London", leapDay)).toContain("29 Feb")
})

test("formats a single moment on the reader's own day", () => {
  const interview = { startsAt: "2027-03-14T01:30:00Z" }
  expect(timeIn("America/New_York", interview)).toBe("Sat 13 Mar, 20:30")
  expect(timeIn("America/New_York", { startsAt: "2027-03-15T01:30:00Z" })).toBe("Sun 14 Mar, 21:30")
})

test("uses the reader’s own day around midnight, on either side of the date line", () => {
  const midnightInJapan = (day: string) => ({ startsAt: new Date(`${day}T00:00:00+09:00`).toISOString() })
  const cases: [string, string, string][] = [
    ["2027-01-01", "Pacific/Apia", "Fri 1 Jan, 04:00"],
    ["2027-01-01", "America/Los_Angeles", "Thu 31 Dec, 07:00"],
    ["2028-02-29", "Pacific/Apia", "Tue 29 Feb, 04:00"],
    ["2028-02-29", "America/Los_Angeles", "Mon 28 Feb, 07:00"],
    ["2028-03-01", "America/Los_Angeles", "Tue 29 Feb, 07:00"],
    ["2028-04-01", "Europe/Berlin", "Fri 31 Mar, 17:00"],
    ["2028-04-01", "Pacific/Apia", "Sat 1 Apr, 04:00"],
    // The clocks change in between: another hour there, the same in Japan.
    ["2027-03-28", "Europe/Berlin", "Sat 27 Mar, 16:00"],
    ["2027-03-29", "Europe/Berlin", "Sun 28 Mar, 17:00"],
    ["2027-03-14", "America/Los_Angeles", "Sat 13 Mar, 07:00"],
    ["2027-03-15", "America/Los_Angeles", "Sun 14 Mar, 08:00"],
    ["2027-11-07", "America/New_York", "Sat 6 Nov, 11:00"],
    ["2027-11-08", "America/New_York", "Sun 7 Nov, 10:00"],
  ]
  expect(cases.map(([day, zone]) => [day, zone, timeIn(zone, midnightInJapan(day))])).toEqual(cases)
})

test("names cities as they are called today, whatever the browser reports", () => {
  const zoneOf = (zone: string) => ownTime(evening("2027-01-20"), "en", zone)?.zone
  expect(zoneOf("Asia/Saigon")).toBe(zoneOf("Asia/Ho_Chi_Minh"))
  expect(zoneOf("Asia/Katmandu")).toBe(zoneOf("Asia/Kathmandu"))
  expect(zoneOf("Asia/Rangoon")).toBe(zoneOf("Asia/Yangon"))
  expect(zoneOf("Asia/Calcutta")).toBe(zoneOf("Asia/Kolkata"))
})
