import { describe, expect, it } from "vitest"
import { quietUntil } from "./policy.ts"

const until = (now: string, from: string, to: string, zone = "Asia/Tokyo") =>
  quietUntil({ isOn: true, from, to, zone }, new Date(now))?.toISOString()

describe("quiet hours", () => {
  // spec: membership.notifications
  it("may span midnight, in their time zone", () => {
    expect(until("2026-11-15T12:59:59Z", "22:00", "07:00")).toBeUndefined()
    expect(until("2026-11-15T13:00:00Z", "22:00", "07:00")).toBe("2026-11-15T22:00:00.000Z")
    expect(until("2026-11-15T21:59:59Z", "22:00", "07:00")).toBe("2026-11-15T22:00:00.000Z")
    expect(until("2026-11-15T22:00:00Z", "22:00", "07:00")).toBeUndefined()
    expect(until("2026-11-15T13:00:00Z", "22:00", "07:00", "Asia/Kathmandu")).toBeUndefined()
    expect(until("2026-11-15T17:00:00Z", "22:00", "07:00", "Asia/Kathmandu")).toBe("2026-11-16T01:15:00.000Z")
  })

  it("may be within a day", () => {
    expect(until("2026-11-15T03:30:00Z", "12:00", "13:00")).toBe("2026-11-15T04:00:00.000Z")
    expect(until("2026-11-15T04:00:00Z", "12:00", "13:00")).toBeUndefined()
  })

  it("end at the right wall-clock time in a night when clocks change", () => {
    expect(until("2026-03-28T22:30:00Z", "22:00", "07:00", "Europe/Berlin")).toBe("2026-03-29T05:00:00.000Z")
    expect(until("2026-10-24T21:30:00Z", "22:00", "07:00", "Europe/Berlin")).toBe("2026-10-25T06:00:00.000Z")
  })

  it("do not apply when switched off", () => {
    const off = { isOn: false, from: "00:00", to: "23:59", zone: "Asia/Tokyo" }
    expect(quietUntil(off, new Date("2026-11-15T03:00:00Z"))).toBeUndefined()
  })
})
