import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, dayInJapan, instantInJapan, mondayOf } from "../../time/days.ts"
import { HORIZON_DAYS, LEAD_HOURS, type SessionLength, sessionLengths, type Weekday } from "./choices.ts"
import { freeTimes, type SessionAvailability, type WeeklyHours } from "./free-times.ts"
import { inZone } from "./in-zone.ts"

const MINUTE_MS = 60_000
const [TUESDAY, WEDNESDAY, SATURDAY, SUNDAY] = [2, 3, 6, 7] as const
const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const hours = (weekday: Weekday, from: string, until: string): WeeklyHours => ({ weekday, from, until })
const daily = (from: string, until: string) => everyDay.map((weekday) => hours(weekday, from, until))
const inJapan = (at: string) => new Date(instantInJapan(at.slice(0, 10), at.slice(11)))
const session = (at: string, length: SessionLength = 30) => {
  const starts = inJapan(at)
  return {
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + length * MINUTE_MS).toISOString(),
  }
}
const free = (availability: Partial<SessionAvailability>, now: string) =>
  freeTimes(
    {
      hours: [],
      length: 30,
      taken: [],
      daysOff: [],
      noRequestsUntil: null,
      sessionsPerWeek: 99,
      ...availability,
    },
    inJapan(now),
  )
const textIn = (zone: string) => (at: string) => {
  const { day, time } = inZone(at, zone)
  return `${day} ${time}`
}
const freeInJapan = (...given: Parameters<typeof free>) => free(...given).map(textIn("Asia/Tokyo"))
const daysOf = (times: readonly string[]) => [...new Set(times.map((time) => time.slice(0, 10)))]

// 4 January 2027 is a Monday.
const MONDAY = "2027-01-04 09:00"

describe("free times", () => {
  it("start every half hour, as long as the session ends within the hours", () => {
    const tuesday = [hours(TUESDAY, "18:00", "20:00")]
    const first = (length: SessionLength) => freeInJapan({ hours: tuesday, length }, MONDAY).slice(0, 5)
    expect(first(30)).toEqual([
      "2027-01-05 18:00",
      "2027-01-05 18:30",
      "2027-01-05 19:00",
      "2027-01-05 19:30",
      "2027-01-12 18:00",
    ])
    expect(first(45)).toEqual([
      "2027-01-05 18:00",
      "2027-01-05 18:30",
      "2027-01-05 19:00",
      "2027-01-12 18:00",
      "2027-01-12 18:30",
    ])
  })

  it("are instants in UTC", () => {
    expect(free({ hours: [hours(TUESDAY, "08:00", "08:30")] }, MONDAY)).toEqual([
      "2027-01-11T23:00:00.000Z",
      "2027-01-18T23:00:00.000Z",
      "2027-01-25T23:00:00.000Z",
    ])
  })

  it("do not exist without hours, or within hours that are too short or reversed", () => {
    expect(free({}, MONDAY)).toEqual([])
    expect(free({ hours: [hours(TUESDAY, "18:00", "18:30")], length: 45 }, MONDAY)).toEqual([])
    expect(free({ hours: [hours(TUESDAY, "20:00", "18:00")] }, MONDAY)).toEqual([])
    expect(free({ hours: [hours(TUESDAY, "18:00", "18:00")] }, MONDAY)).toEqual([])
  })

  it("end by 21:00 and begin at 8:00 in Japan, even if the hours are longer", () => {
    const starts = (from: string, until: string, length: SessionLength) =>
      freeInJapan({ hours: [hours(TUESDAY, from, until)], length }, MONDAY)
        .filter((time) => time.startsWith("2027-01-05"))
        .map((time) => time.slice(11))
    expect(starts("20:00", "21:00", 30)).toEqual(["20:00", "20:30"])
    expect(starts("20:00", "21:00", 45)).toEqual(["20:00"])
    expect(starts("20:00", "24:00", 30)).toEqual(["20:00", "20:30"])
    expect(starts("21:00", "23:00", 30)).toEqual([])
    // From 9:00 only: it is 9:00 on the day before.
    expect(starts("06:00", "10:00", 30)).toEqual(["09:00", "09:30"])
    expect(freeInJapan({ hours: [hours(WEDNESDAY, "06:00", "09:00")] }, MONDAY).slice(0, 2)).toEqual([
      "2027-01-06 08:00",
      "2027-01-06 08:30",
    ])
  })

  it("cross the border between hours that touch or overlap, and appear once", () => {
    const split = [hours(TUESDAY, "19:00", "20:00"), hours(TUESDAY, "18:00", "19:00")]
    const overlapping = [hours(TUESDAY, "18:00", "19:30"), hours(TUESDAY, "18:30", "20:00")]
    const whole = free({ hours: [hours(TUESDAY, "18:00", "20:00")], length: 45 }, MONDAY)
    expect(free({ hours: split, length: 45 }, MONDAY)).toEqual(whole)
    expect(free({ hours: overlapping, length: 45 }, MONDAY)).toEqual(whole)
    const apart = [hours(TUESDAY, "18:00", "18:30"), hours(TUESDAY, "19:00", "19:30")]
    expect(free({ hours: apart, length: 45 }, MONDAY)).toEqual([])
  })

  it("begin 24 hours from now and end 28 days from now, both included", () => {
    const times = freeInJapan({ hours: daily("18:00", "20:00") }, "2027-01-05 18:30")
    expect([times[0], times.at(-1)]).toEqual(["2027-01-06 18:30", "2027-02-02 18:30"])
    expect(freeInJapan({ hours: daily("18:00", "20:00") }, "2027-01-05 18:31")[0]).toBe("2027-01-06 19:00")
  })

  it("leave out days off, and every day before the senpai takes requests again", () => {
    const saturday = [hours(SATURDAY, "10:00", "10:30")]
    const days = (more: Partial<SessionAvailability>) =>
      daysOf(freeInJapan({ hours: saturday, ...more }, MONDAY))
    expect(days({})).toEqual(["2027-01-09", "2027-01-16", "2027-01-23", "2027-01-30"])
    expect(days({ daysOff: ["2027-01-09", "2027-01-16"] })).toEqual(["2027-01-23", "2027-01-30"])
    expect(days({ noRequestsUntil: "2027-01-23" })).toEqual(["2027-01-23", "2027-01-30"])
    expect(days({ noRequestsUntil: "2027-01-24" })).toEqual(["2027-01-30"])
    expect(days({ noRequestsUntil: "2026-12-01" })).toHaveLength(4)
    expect(days({ noRequestsUntil: "2027-06-01" })).toEqual([])
  })
})

describe("a taken session", () => {
  const tuesday = [hours(TUESDAY, "18:00", "20:00")]
  const starts = (length: SessionLength, ...taken: ReturnType<typeof session>[]) =>
    freeInJapan({ hours: tuesday, length, taken }, MONDAY)
      .filter((time) => time.startsWith("2027-01-05"))
      .map((time) => time.slice(11))

  it("leaves the times that touch it free", () => {
    expect(starts(30, session("2027-01-05 18:30"))).toEqual(["18:00", "19:00", "19:30"])
    expect(starts(45, session("2027-01-05 18:45"))).toEqual(["18:00"])
    expect(starts(30, session("2027-01-05 18:30"), session("2027-01-05 19:00"))).toEqual(["18:00", "19:30"])
  })

  it("takes every time that it overlaps", () => {
    expect(starts(30, session("2027-01-05 18:30", 45))).toEqual(["18:00", "19:30"])
    expect(starts(45, session("2027-01-05 19:00"))).toEqual(["18:00"])
    expect(starts(45, session("2027-01-05 18:15"))).toEqual(["19:00"])
    expect(starts(30, session("2027-01-12 18:00"))).toHaveLength(4)
  })
})

describe("the weekly cap", () => {
  const weeks = (now: string, sessionsPerWeek: number, ...taken: string[]) => [
    ...new Set(
      daysOf(
        freeInJapan(
          { hours: daily("08:00", "21:00"), sessionsPerWeek, taken: taken.map((at) => session(at)) },
          now,
        ),
      ).map(mondayOf),
    ),
  ]

  it("leaves no free time in a week once it is reached", () => {
    expect(weeks(MONDAY, 2, "2027-01-12 18:00")).toContain("2027-01-11")
    expect(weeks(MONDAY, 2, "2027-01-12 18:00", "2027-01-14 18:00")).toEqual([
      "2027-01-04",
      "2027-01-18",
      "2027-01-25",
      "2027-02-01",
    ])
    expect(weeks(MONDAY, 0)).toEqual([])
  })

  it("counts sessions held earlier this week", () => {
    expect(weeks("2027-01-06 12:00", 1, "2027-01-04 18:00")).not.toContain("2027-01-04")
  })

  it("counts weeks in Japan: Monday at 8:00 is still Sunday in UTC", () => {
    expect(weeks(MONDAY, 1, "2027-01-17 20:30")).not.toContain("2027-01-11")
    const free = weeks(MONDAY, 1, "2027-01-18 08:00")
    expect(free.slice(0, 3)).toEqual(["2027-01-04", "2027-01-11", "2027-01-25"])
  })

  it("counts the last days of a year and the first of the next as one week", () => {
    const now = "2027-12-20 09:00"
    expect(weeks(now, 2, "2027-12-28 10:00", "2028-01-01 10:00")).toEqual([
      "2027-12-20",
      "2028-01-03",
      "2028-01-10",
      "2028-01-17",
    ])
    expect(weeks(now, 2, "2027-12-28 10:00", "2028-01-03 10:00")).toContain("2027-12-27")
    const days = daysOf(freeInJapan({ hours: daily("10:00", "11:00") }, now))
    expect(days.filter((day) => day > "2027-12-30" && day < "2028-01-03")).toEqual([
      "2027-12-31",
      "2028-01-01",
      "2028-01-02",
    ])
  })
})

describe("over a change of clocks", () => {
  const weekend = [hours(SATURDAY, "18:00", "18:30"), hours(SUNDAY, "18:00", "18:30")]
  const times = (now: string, zone: string) => free({ hours: weekend }, now).slice(0, 4).map(textIn(zone))

  it("the time stays the same in Japan and in Hanoi, and moves in Lisbon", () => {
    expect(times("2027-03-22 09:00", "Asia/Tokyo")).toEqual([
      "2027-03-27 18:00",
      "2027-03-28 18:00",
      "2027-04-03 18:00",
      "2027-04-04 18:00",
    ])
    const clocks = (now: string, zone: string) => times(now, zone).map((time) => time.slice(11))
    expect(clocks("2027-03-22 09:00", "Asia/Ho_Chi_Minh")).toEqual(["16:00", "16:00", "16:00", "16:00"])
    expect(clocks("2027-03-22 09:00", "Europe/Lisbon")).toEqual(["09:00", "10:00", "10:00", "10:00"])
    expect(clocks("2027-10-25 09:00", "Asia/Ho_Chi_Minh")).toEqual(["16:00", "16:00", "16:00", "16:00"])
    expect(clocks("2027-10-25 09:00", "Europe/Lisbon")).toEqual(["10:00", "09:00", "09:00", "09:00"])
    expect(clocks("2027-11-01 09:00", "America/New_York")).toEqual(["05:00", "04:00", "04:00", "04:00"])
  })
})

describe("for any hours, sessions and days off", () => {
  const QUARTERS = 96
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`
  const aQuarter = fc.integer({ min: 0, max: QUARTERS })
  const anHour = fc.record({
    weekday: fc.constantFrom(...everyDay),
    from: aQuarter.map(clock),
    until: aQuarter.map(clock),
  })
  const aDay = fc.integer({ min: -2, max: 32 }).map((days) => addDays("2027-03-15", days))
  const aSession = fc
    .tuple(aDay, fc.integer({ min: 0, max: QUARTERS - 1 }), fc.constantFrom(...sessionLengths))
    .map(([day, quarter, length]) => session(`${day} ${clock(quarter)}`, length))
  const anAvailability: fc.Arbitrary<SessionAvailability> = fc.record({
    hours: fc.array(anHour, { maxLength: 8 }),
    length: fc.constantFrom(...sessionLengths),
    taken: fc.array(aSession, { maxLength: 12 }),
    daysOff: fc.array(aDay, { maxLength: 5 }),
    noRequestsUntil: fc.option(aDay),
    sessionsPerWeek: fc.integer({ min: 0, max: 6 }),
  })
  const aNow = fc
    .integer({ min: 0, max: 3 * 24 * 60 })
    .map((minutes) => new Date(inJapan("2027-03-15 00:00").getTime() + minutes * MINUTE_MS))
  const weekOf = (at: string) => mondayOf(dayInJapan(new Date(at)))
  const overlaps = (start: string, length: SessionLength, taken: { startsAt: string; endsAt: string }) =>
    Date.parse(start) < Date.parse(taken.endsAt) &&
    Date.parse(start) + length * MINUTE_MS > Date.parse(taken.startsAt)

  it("free times keep every rule", () => {
    fc.assert(
      fc.property(anAvailability, aNow, (availability, now) => {
        const { length, taken, daysOff, noRequestsUntil, sessionsPerWeek } = availability
        const isWithinHours = (at: number) => {
          const { weekday, time } = inZone(new Date(at).toISOString(), "Asia/Tokyo")
          const open = availability.hours.filter((each) => each.weekday === weekday)
          return (
            "08:00" <= time && time < "21:00" && open.some(({ from, until }) => from <= time && time < until)
          )
        }
        const isAllowed = (start: string) => {
          const at = Date.parse(start)
          const day = dayInJapan(new Date(start))
          const wait = at - now.getTime()
          const sameWeek = taken.filter(({ startsAt }) => weekOf(startsAt) === weekOf(start))
          return (
            Array.from({ length: length / 15 }, (_, quarter) => at + quarter * 15 * MINUTE_MS).every(
              isWithinHours,
            ) &&
            !taken.some((each) => overlaps(start, length, each)) &&
            wait >= LEAD_HOURS * 60 * MINUTE_MS &&
            wait <= HORIZON_DAYS * 24 * 60 * MINUTE_MS &&
            !daysOff.includes(day) &&
            day >= (noRequestsUntil ?? "") &&
            sameWeek.length < sessionsPerWeek
          )
        }
        const times = freeTimes(availability, now)
        expect(times).toEqual([...new Set(times)].toSorted())
        expect(times.filter((start) => !isAllowed(start))).toEqual([])
      }),
    )
  })

  it("a new session removes the times that it overlaps and no others, below the cap", () => {
    fc.assert(
      fc.property(anAvailability, aNow, fc.nat(), (given, now, pick) => {
        const availability = { ...given, sessionsPerWeek: 99 }
        const before = freeTimes(availability, now)
        const start = before[pick % Math.max(1, before.length)]
        if (start === undefined) return
        const endsAt = new Date(Date.parse(start) + given.length * MINUTE_MS).toISOString()
        const booked = { startsAt: start, endsAt }
        const after = freeTimes({ ...availability, taken: [...given.taken, booked] }, now)
        expect(after).toEqual(before.filter((time) => !overlaps(time, given.length, booked)))
        expect(after).not.toContain(start)
      }),
    )
  })
})
