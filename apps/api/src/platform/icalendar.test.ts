import ICAL from "ical.js"
import { describe, expect, it } from "vitest"
import { type CalendarEntry, writeCalendar } from "./icalendar.ts"

const anEntry = (wishes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "evening@shirube.example",
  when: { startsAt: new Date("2026-12-31T15:30:00Z"), endsAt: new Date("2026-12-31T17:00:00Z") },
  title: "An evening",
  changedAt: new Date("2026-11-16T09:00:00Z"),
  ...wishes,
})

const written = (...entries: CalendarEntry[]) => writeCalendar({ name: "Shirube", entries })
/** As a program reads it that is not ours. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each))
const onlyEntry = (entry: CalendarEntry) => {
  const [event] = read(written(entry))
  if (!event) throw new Error("it has one")
  return event
}

describe("a calendar", () => {
  it("says when something is, to the second and in UTC, across new year and on a leap day", () => {
    for (const [startsAt, endsAt] of [
      ["2026-12-31T15:30:00.000Z", "2026-12-31T17:00:00.000Z"],
      ["2028-02-29T14:59:59.000Z", "2028-03-01T15:00:00.000Z"],
    ] as const) {
      const { startDate, endDate } = onlyEntry(
        anEntry({ when: { startsAt: new Date(startsAt), endsAt: new Date(endsAt) } }),
      )
      expect(startDate.toJSDate().toISOString()).toBe(startsAt)
      expect(endDate.toJSDate().toISOString()).toBe(endsAt)
      expect(startDate.zone.tzid).toBe("UTC")
    }
  })

  it("has whole days, the last of a year and of February too", () => {
    for (const [day, next] of [
      ["2026-12-31", "2027-01-01"],
      ["2028-02-29", "2028-03-01"],
      ["2027-02-28", "2027-03-01"],
    ] as const) {
      const { startDate, endDate } = onlyEntry(anEntry({ when: { day } }))
      expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, day, next])
    }
    const season = onlyEntry(anEntry({ when: { day: "2027-03-01", untilDay: "2027-06-01" } }))
    expect(season.endDate.toString()).toBe("2027-06-01")
  })

  it("gives every text back as it was, and nobody's text becomes a line of its own", () => {
    const said =
      "Bring: a pen; a CV, and \\o/\n内定者と話す会🎌 END:VEVENT\r\nATTENDEE:mailto:somebody@example.com"
    const entry = onlyEntry(anEntry({ title: said, description: said.repeat(20), place: said }))
    const whole = said.replace("\r\n", "\n")
    expect(entry.summary).toBe(whole)
    expect(entry.description).toBe(whole.repeat(20))
    expect(entry.location).toBe(whole)
    expect(entry.attendees).toEqual([])
    expect(onlyEntry(anEntry({ title: "a\u0000b\u0007c" })).summary).toBe("a b c")
  })

  it("has lines of 75 bytes at most, ended as the standard ends them, and splits no character", () => {
    const text = written(anEntry({ title: "就活🎌".repeat(60) }))
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true)
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n\uFFFD]/)
    }
    expect(read(text)[0]?.summary).toBe("就活🎌".repeat(60))
  })

  it("tells apart what is new, what has changed and what is cancelled", () => {
    const before = onlyEntry(anEntry())
    const after = onlyEntry(anEntry({ changedAt: new Date("2026-11-16T09:00:01Z"), isCancelled: true }))
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    const statuses = [before, after].map((each) => each.component.getFirstPropertyValue("status"))
    expect(statuses).toEqual(["CONFIRMED", "CANCELLED"])
  })

  it("reminds before, and may be asked again after a while", () => {
    const text = writeCalendar({ name: "Mine", entries: [anEntry({ remindAt: [60] })], refreshMinutes: 90 })
    const alarm = read(text)[0]?.component.getFirstSubcomponent("valarm")
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT60M")
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT90M")
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Mine")
    expect(read(writeCalendar({ name: "Nothing yet", entries: [] }))).toEqual([])
  })
})
