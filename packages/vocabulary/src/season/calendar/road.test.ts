import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, addMonths, instantInJapan } from "../../time/days.ts"
import { classInSeason, classOfMonth, firstDayAtWork, nearestClass, schoolYearOf } from "./classes.ts"
import { monthOf, shiftMonth } from "./months.ts"
import { changesWithin, overlapsPeriod, roadAt, weekFrom } from "./road.ts"

const classes = ["2027-03", "2027-09", "2028-03", "2028-09", "2029-03"]
const step = (entryId: string, startsOn: string, endsOn: string | null = null) => ({
  entryId,
  startsOn,
  endsOn,
})
const ids = (steps: readonly { entryId: string }[]) => steps.map(({ entryId }) => entryId)
const at = (today: string, ...ticked: string[]) => ({ today, ticked: new Set(ticked) })

describe("a class", () => {
  // spec: events.road
  it("is the next March or September in which students graduate", () => {
    expect(["2027-03", "2027-04", "2027-09", "2027-10", "2027-12", "2028-01"].map(classOfMonth)).toEqual([
      "2027-03",
      "2027-09",
      "2027-09",
      "2028-03",
      "2028-03",
      "2028-03",
    ])
  })

  // spec: clock.class
  it("belongs to a school year from April to March, and starts work right after", () => {
    expect([schoolYearOf("2028-03"), schoolYearOf("2027-09"), schoolYearOf("2028-09")]).toEqual([
      2027, 2027, 2028,
    ])
    expect([firstDayAtWork("2028-03"), firstDayAtWork("2028-09")]).toEqual(["2028-04-01", "2028-10-01"])
  })

  it("is in season until its formal offers, for visitors without a graduation date", () => {
    expect(classInSeason("2026-09-30", classes)).toBe("2027-03")
    expect(classInSeason("2026-10-01", classes)).toBe("2028-03")
    expect(classInSeason("2026-12-31", classes)).toBe("2028-03")
    expect(classInSeason("2027-01-01", classes)).toBe("2028-03")
    expect(classInSeason("2040-01-01", classes)).toBe("2029-03")
    expect(classInSeason("2026-11-16", [])).toBeUndefined()
  })

  it("without dates yet falls back to the class before it, March or September alike", () => {
    expect(nearestClass("2030-09", classes)).toBe("2028-09")
    expect(nearestClass("2031-03", classes)).toBe("2029-03")
    expect(nearestClass("2020-03", classes)).toBe("2027-03")
  })
})

describe("the road", () => {
  const steps = [
    step("later", "2027-06-01"),
    step("analysis", "2026-04-01", "2026-07-31"),
    step("research", "2026-09-01", "2026-12-31"),
    step("winter", "2026-11-01", "2027-02-28"),
    step("tests", "2026-12-01", "2027-03-31"),
    step("es", "2027-01-01", "2027-02-28"),
  ]

  // spec: events.road
  it("lists current, next and later steps in order", () => {
    const road = roadAt(steps, at("2026-11-16"))
    expect([ids(road.passed), ids(road.now), ids(road.next), ids(road.later)]).toEqual([
      ["analysis"],
      ["research", "winter"],
      ["tests", "es"],
      ["later"],
    ])
  })

  it("does not report a delay to a student who has ticked nothing", () => {
    expect(roadAt(steps, at("2026-11-16")).behindMonths).toBeUndefined()
    expect(roadAt(steps, at("2026-11-16", "research")).behindMonths).toBe(3)
    expect(roadAt(steps, at("2026-08-05", "research")).behindMonths).toBe(0)
    expect(roadAt(steps, at("2026-11-16", "analysis", "research")).behindMonths).toBeUndefined()
  })

  it("includes the first and the last day, also in a leap year and at the end of the fiscal year", () => {
    const [leap, fiscal] = [step("leap", "2028-02-29"), step("fiscal", "2028-03-01", "2028-03-31")]
    expect(ids(roadAt([leap, fiscal], at("2028-02-29")).now)).toEqual(["leap"])
    expect(ids(roadAt([leap, fiscal], at("2028-03-31")).now)).toEqual(["fiscal"])
    expect(ids(roadAt([leap, fiscal], at("2028-04-01")).passed)).toEqual(["leap", "fiscal"])
  })

  // spec: clock.road
  it.each([
    ["2026-12-31", "2027-01-01"],
    ["2027-02-28", "2027-03-01"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-03-01"],
    ["2028-03-31", "2028-04-01"],
  ])(
    "changes in the night from %s to %s: a step that ended is late, one that begins is current",
    (eve, day) => {
      const steps = [
        step("ends", addDays(eve, -30), eve),
        step("begins", day),
        step("ticked", addDays(eve, -60)),
      ]
      const [before, after] = [eve, day].map((today) => roadAt(steps, at(today, "ticked")))
      expect([before?.now, before?.next, before?.passed].map((each) => ids(each ?? []))).toEqual([
        ["ends"],
        ["begins"],
        [],
      ])
      expect([after?.now, after?.next, after?.passed].map((each) => ids(each ?? []))).toEqual([
        ["begins"],
        [],
        ["ends"],
      ])
      expect([before?.behindMonths, after?.behindMonths]).toEqual([undefined, 0])
      const twoMonthsOn = addMonths(eve, 2)
      expect(roadAt(steps, at(addDays(twoMonthsOn, -1), "ticked")).behindMonths).toBe(1)
      expect(roadAt(steps, at(twoMonthsOn, "ticked")).behindMonths).toBe(2)
      expect(weekFrom(eve)).toEqual({ from: eve, until: addDays(day, 5) })
      expect([
        changesWithin(step("a", day), weekFrom(eve)),
        changesWithin(step("a", eve), weekFrom(day)),
      ]).toEqual([true, false])
    },
  )

  it("puts every step in exactly one group, for any day and any ticks", () => {
    const aStep = fc
      .tuple(fc.uuid(), fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 200 }))
      .map(([id, from, length]) =>
        step(id, addDays("2026-01-01", from), addDays("2026-01-01", from + length)),
      )
    fc.assert(
      fc.property(
        fc.uniqueArray(aStep, { selector: ({ entryId }) => entryId, maxLength: 20 }),
        fc.integer({ min: 0, max: 1_800 }),
        fc.infiniteStream(fc.boolean()),
        (all, day, coins) => {
          const today = addDays("2026-01-01", day)
          const ticked = new Set(ids(all).filter(() => coins.next().value))
          const { passed, now, next, later, done } = roadAt(all, { today, ticked })
          expect(ids([...passed, ...now, ...next, ...later, ...done]).toSorted()).toEqual(ids(all).toSorted())
          expect(ids(done).every((id) => ticked.has(id))).toBe(true)
          for (const each of passed) expect((each.endsOn ?? "") < today).toBe(true)
          for (const each of [...next, ...later]) expect(each.startsOn > today).toBe(true)
        },
      ),
    )
  })
})

describe("a week", () => {
  // spec: clock.road
  it("is today and the six days after, over new year too", () => {
    expect(weekFrom("2026-12-29")).toEqual({ from: "2026-12-29", until: "2027-01-04" })
  })

  it("includes what begins or ends in it, and not what only continues", () => {
    const week = weekFrom("2026-12-29")
    const long = step("long", "2026-12-01", "2027-01-31")
    expect([overlapsPeriod(long, week), changesWithin(long, week)]).toEqual([true, false])
    expect(changesWithin(step("ends", "2026-12-01", "2027-01-04"), week)).toBe(true)
    expect(changesWithin(step("day", "2027-01-05"), week)).toBe(false)
  })
})

describe("a time in Japan", () => {
  it("is the same instant all year, regardless of the reader's daylight saving time", () => {
    expect(instantInJapan("2027-03-28", "00:30")).toBe("2027-03-27T15:30:00.000Z")
    expect(instantInJapan("2027-07-01", "10:00")).toBe("2027-07-01T01:00:00.000Z")
    expect(instantInJapan("2028-02-29", "23:59")).toBe("2028-02-29T14:59:00.000Z")
    expect(monthOf(shiftMonth("2028-02", 12))).toBe("2029-02")
  })
})
