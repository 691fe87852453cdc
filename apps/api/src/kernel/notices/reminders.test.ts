import { reminderKinds } from "@shirube/vocabulary/events/events/choices"
import { describe, expect, it } from "vitest"
import { dueWindows } from "./reminders.ts"

/** The reminder that is due at `now` for a session that begins at `start`, if any. */
const dueAt = (now: string, start: string) =>
  dueWindows(new Date(now), reminderKinds)
    .filter(({ from, to }) => new Date(start) > from && new Date(start) <= to)
    .map(({ kind }) => kind)
    .join()

describe("a reminder is due", () => {
  it("a week, a day and an hour before, to the minute", () => {
    const start = "2026-12-10T19:00:00+09:00"
    expect(dueAt("2026-12-03T18:59:59+09:00", start)).toBe("")
    expect(dueAt("2026-12-03T19:00:00+09:00", start)).toBe("week")
    expect(dueAt("2026-12-09T18:59:59+09:00", start)).toBe("")
    expect(dueAt("2026-12-09T19:00:00+09:00", start)).toBe("day")
    expect(dueAt("2026-12-10T18:00:00+09:00", start)).toBe("hour")
    expect(dueAt("2026-12-10T19:00:00+09:00", start)).toBe("")
  })

  // spec: clock.reminders
  it("only while its text is true: in a week, and tomorrow by Japan's clock", () => {
    const start = "2026-12-10T19:00:00+09:00"
    expect(dueAt("2026-12-04T18:59:00+09:00", start), "late, but still about a week").toBe("week")
    expect(dueAt("2026-12-06T12:00:00+09:00", start), "moved to four days ahead").toBe("")
    expect(dueAt("2026-12-09T23:59:59+09:00", start)).toBe("day")
    expect(dueAt("2026-12-10T00:00:00+09:00", start), "that is today").toBe("")
  })

  it.each([
    ["new year", "2027-01-01T00:00:00+09:00", "2026-12-31T00:00:00+09:00", "2026-12-25T00:00:00+09:00"],
    ["the leap day", "2028-02-29T10:00:00+09:00", "2028-02-28T10:00:00+09:00", "2028-02-22T10:00:00+09:00"],
    [
      "the day after it",
      "2028-03-01T00:30:00+09:00",
      "2028-02-29T00:30:00+09:00",
      "2028-02-23T00:30:00+09:00",
    ],
    ["a year without", "2027-03-01T00:30:00+09:00", "2027-02-28T00:30:00+09:00", "2027-02-22T00:30:00+09:00"],
    [
      "a new fiscal year",
      "2027-04-01T09:00:00+09:00",
      "2027-03-31T09:00:00+09:00",
      "2027-03-25T09:00:00+09:00",
    ],
    // Where clocks are put forward a day has 23 hours; Japan has no summer time.
    [
      "New York’s spring",
      "2027-03-14T16:00:00+09:00",
      "2027-03-13T02:00:00-05:00",
      "2027-03-07T02:00:00-05:00",
    ],
    [
      "Berlin’s spring",
      "2027-03-28T18:00:00+09:00",
      "2027-03-27T10:00:00+01:00",
      "2027-03-21T10:00:00+01:00",
    ],
  ])("on the right day across %s", (_, start, day, week) => {
    const hour = new Date(Date.parse(start) - 3_600_000).toISOString()
    expect([dueAt(week, start), dueAt(day, start), dueAt(hour, start)]).toEqual(["week", "day", "hour"])
    const before = (at: string) => new Date(Date.parse(at) - 1000).toISOString()
    expect([dueAt(before(week), start), dueAt(before(day), start)]).toEqual(["", ""])
  })
})
