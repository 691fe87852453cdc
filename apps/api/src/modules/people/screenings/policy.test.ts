import { describe, expect, it } from "vitest"
import { expiryOf, stateOf, type Term } from "./policy.ts"

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const term = (wishes: Partial<Term> = {}): Term => ({
  expiresAt: at("2028-12-01"),
  renewalSentAt: null,
  lapsedAt: null,
  endedAt: null,
  ...wishes,
})

describe("the state of a screening", () => {
  it.each([
    ["2028-10-01", {}, "valid"],
    ["2028-10-02", {}, "ending"],
    ["2028-11-30", {}, "ending"],
    ["2028-12-01", {}, "lapsed"],
    ["2028-12-01", { renewalSentAt: at("2028-11-20") }, "overdue"],
    ["2028-12-30", { renewalSentAt: at("2028-11-20") }, "overdue"],
    ["2028-12-31", { renewalSentAt: at("2028-11-20") }, "lapsed"],
    ["2028-12-02", { lapsedAt: at("2028-12-01"), renewalSentAt: at("2028-12-02") }, "lapsed"],
    ["2028-10-01", { endedAt: at("2028-09-01") }, "ended"],
  ] as const)("on %s with %o is %s", (day, wishes, state) => {
    expect(stateOf(term(wishes), true, at(day))).toBe(state)
  })

  it("is that of the account without an entry", () => {
    expect(stateOf(undefined, true, at("2028-12-01"))).toBe("valid")
    expect(stateOf(undefined, false, at("2028-12-01"))).toBe("none")
  })

  it("ends two years after the decision, also in a leap year", () => {
    expect(expiryOf(at("2026-11-18"))).toEqual(at("2028-11-18"))
    expect(expiryOf(at("2028-02-29"))).toEqual(at("2030-03-01"))
  })
})
