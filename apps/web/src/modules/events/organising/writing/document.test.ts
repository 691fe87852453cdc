import { describe, expect, it } from "vitest"
import { blankDate, blankDocument, copyOf, withStart } from "./document.ts"

describe("the dates of an event", () => {
  it("end two hours after they begin unless an end is set", () => {
    expect(withStart(blankDate(), "2026-12-31T23:00")).toMatchObject({
      starts: "2026-12-31T23:00",
      ends: "2027-01-01T01:00",
    })
    const chosen = { ...blankDate(), ends: "2026-12-01T20:30" }
    expect(withStart(chosen, "2026-12-01T18:00").ends).toBe("2026-12-01T20:30")
    expect(withStart(blankDate(), "")).toMatchObject({ starts: "", ends: "" })
  })

  it("are not copied, because there are no registrations for the new ones", () => {
    const held = { ...blankDate(), starts: "2026-12-01T18:00", ends: "2026-12-01T20:00", capacity: 12 }
    const before = { ...blankDocument("en", "us"), sessions: [held], closes: "2026-11-30T12:00" }
    const copied = copyOf(before)
    expect(copied.sessions).toMatchObject([{ starts: "", ends: "", capacity: 12, link: "" }])
    expect(copied.sessions[0]?.id).not.toBe(held.id)
    expect(copied.closes).toBe("")
  })
})
