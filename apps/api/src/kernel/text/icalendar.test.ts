import ICAL from "ical.js"
import { describe, expect, it } from "vitest"
import { type CalendarEntry, writeCalendar } from "./icalendar.ts"

const anEntry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "evening@shirube.example",
  when: { startsAt: new Date("2026-12-31T15:30:00Z"), endsAt: new Date("2026-12-31T17:00:00Z") },
  title: "An evening",
  changedAt: new Date("2026-11-16T09:00:00Z"),
  ...overrides,
})

const written = (...entries: CalendarEntry[]) => writeCalendar({ name: "Shirube", entries })
/** Parsed by an independent library. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each))
const onlyEntry = (entry: CalendarEntry) => {
  const [event] = read(written(entry))
  if (!event) throw new Error("it has one")
  return event
}

describe("a calendar", () => {
  it("has times to the second in UTC, across new year and on a leap day", () => {
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

  // spec: clock.feed-dates
  it("has whole days, including the last of a year and of February", () => {
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

  it("preserves every text, and no text can inject a line", () => {
    const hostile =
      "Bring: a pen; a CV, and \\o/\n内定者と話す会🎌 END:VEVENT\r\nATTENDEE:mailto:someone@example.com"
    const entry = onlyEntry(anEntry({ title: hostile, description: hostile.repeat(20), place: hostile }))
    const expected = hostile.replace("\r\n", "\n")
    expect(entry.summary).toBe(expected)
    expect(entry.description).toBe(expected.repeat(20))
    expect(entry.location).toBe(expected)
    expect(entry.attendees).toEqual([])
    expect(onlyEntry(anEntry({ title: "a\u0000b\u0007c" })).summary).toBe("a b c")
  })

  it("folds lines at 75 bytes with CRLF, without splitting a character", () => {
    const text = written(anEntry({ title: "就活🎌".repeat(60) }))
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true)
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n\uFFFD]/)
    }
    expect(read(text)[0]?.summary).toBe("就活🎌".repeat(60))
  })

  it("increases the sequence for a changed entry, and marks a cancelled one", () => {
    const before = onlyEntry(anEntry())
    const after = onlyEntry(anEntry({ changedAt: new Date("2026-11-16T09:00:01Z"), isCancelled: true }))
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    const statuses = [before, after].map((each) => each.component.getFirstPropertyValue("status"))
    expect(statuses).toEqual(["CONFIRMED", "CANCELLED"])
  })

  it("has reminders and a refresh interval", () => {
    const text = writeCalendar({ name: "Mine", entries: [anEntry({ remindAt: [60] })], refreshMinutes: 90 })
    const alarm = read(text)[0]?.component.getFirstSubcomponent("valarm")
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT60M")
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT90M")
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Mine")
    expect(read(writeCalendar({ name: "Nothing yet", entries: [] }))).toEqual([])
  })
})
