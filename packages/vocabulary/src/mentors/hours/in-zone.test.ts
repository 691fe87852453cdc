import { describe, expect, it } from "vitest"
import { instantInJapan } from "../../time/days.ts"
import { inZone } from "./in-zone.ts"

describe("an instant in a time zone", () => {
  it.each([
    // Japan, zone, there, weekday there, on another day than in Japan, offset from UTC
    ["2027-03-28 08:00", "Asia/Ho_Chi_Minh", "2027-03-28 06:00", 7, false, 420],
    ["2027-10-31 20:30", "Asia/Ho_Chi_Minh", "2027-10-31 18:30", 7, false, 420],
    ["2027-07-01 08:00", "Asia/Kathmandu", "2027-07-01 04:45", 4, false, 345],
    // The clocks go forward at 01:00, which is 10:00 in Japan.
    ["2027-03-27 18:00", "Europe/Lisbon", "2027-03-27 09:00", 6, false, 0],
    ["2027-03-28 08:00", "Europe/Lisbon", "2027-03-27 23:00", 6, true, 0],
    ["2027-03-28 09:00", "Europe/Lisbon", "2027-03-28 00:00", 7, false, 0],
    ["2027-03-28 09:30", "Europe/Lisbon", "2027-03-28 00:30", 7, false, 0],
    ["2027-03-28 10:00", "Europe/Lisbon", "2027-03-28 02:00", 7, false, 60],
    ["2027-03-28 18:00", "Europe/Lisbon", "2027-03-28 10:00", 7, false, 60],
    // They go back at 02:00, which is 10:00 in Japan: the hour from 01:00 occurs twice.
    ["2027-10-30 18:00", "Europe/Lisbon", "2027-10-30 10:00", 6, false, 60],
    ["2027-10-31 08:30", "Europe/Lisbon", "2027-10-31 00:30", 7, false, 60],
    ["2027-10-31 09:30", "Europe/Lisbon", "2027-10-31 01:30", 7, false, 60],
    ["2027-10-31 10:30", "Europe/Lisbon", "2027-10-31 01:30", 7, false, 0],
    ["2027-10-31 18:00", "Europe/Lisbon", "2027-10-31 09:00", 7, false, 0],
    ["2027-03-14 08:00", "America/New_York", "2027-03-13 18:00", 6, true, -300],
    ["2027-03-15 08:00", "America/New_York", "2027-03-14 19:00", 7, true, -240],
    ["2027-03-15 20:30", "America/New_York", "2027-03-15 07:30", 1, false, -240],
    ["2027-11-08 08:00", "America/New_York", "2027-11-07 18:00", 7, true, -300],
    ["2028-01-01 08:00", "America/New_York", "2027-12-31 18:00", 5, true, -300],
    ["2027-12-31 20:30", "Pacific/Auckland", "2028-01-01 00:30", 6, true, 780],
    ["2028-02-29 20:30", "Asia/Tokyo", "2028-02-29 20:30", 2, false, 540],
  ])("%s in Japan is in %s %s", (japan, zone, there, weekday, isOtherDay, offsetMinutes) => {
    expect(inZone(instantInJapan(japan.slice(0, 10), japan.slice(11)), zone)).toEqual({
      day: there.slice(0, 10),
      weekday,
      time: there.slice(11),
      isOtherDay,
      offsetMinutes,
    })
  })

  it("is refused for a zone that does not exist", () => {
    expect(() => inZone("2027-01-01T00:00:00Z", "Europe/Atlantis")).toThrow(RangeError)
  })
})
