import { describe, expect, it } from "vitest"
import { needsReview, situationOf } from "./situation.ts"

type Member = Parameters<typeof situationOf>[0]
type Review = NonNullable<Parameters<typeof situationOf>[1]>

const finished = { isFinished: true, nextPath: null, hasAgreed: true }
const unfinished = { isFinished: false, nextPath: "/sign-up/career-info", hasAgreed: true }
const senpai: Member = { role: "senpai", isScreened: false, registration: finished }
const reviewed = (state: Review["state"]): Review => ({
  state,
  submittedAt: "2026-11-01T00:00:00Z",
  decidedAt: null,
  reason: null,
})

describe("becoming a senpai", () => {
  it.each([
    ["waiting", "waiting"],
    ["approved", "expired"],
    ["returned", "returned"],
    ["declined", "declined"],
    ["withdrawn", "unsent"],
  ] as const)("a senpai whose application is %s is in the situation %s", (state, situation) => {
    expect(situationOf(senpai, reviewed(state))).toBe(situation)
  })

  it("a senpai without an application has not sent it yet, whether the sign-up is finished or not", () => {
    expect(situationOf(senpai, null)).toBe("unsent")
    expect(situationOf({ ...senpai, registration: unfinished }, null)).toBe("unsent")
  })

  it("a screened senpai stays one while a changed work history waits or is returned", () => {
    for (const state of ["waiting", "returned", "declined"] as const)
      expect(situationOf({ ...senpai, isScreened: true }, reviewed(state))).toBe("screened")
  })

  it("a student can switch until the sign-up is finished", () => {
    const student: Member = { ...senpai, role: "student" }
    expect(situationOf({ ...student, registration: unfinished }, null)).toBe("signingUp")
    expect(situationOf(student, null)).toBe("student")
  })

  it("companies and editors are addressed as such", () => {
    for (const role of ["company", "editor"] as const)
      expect(situationOf({ ...senpai, role }, null)).toBe(role)
  })

  it("the review is loaded only for a senpai who has signed up and is not screened", () => {
    expect(needsReview(senpai)).toBe(true)
    expect(needsReview({ ...senpai, isScreened: true })).toBe(false)
    expect(needsReview({ ...senpai, registration: unfinished })).toBe(false)
    expect(needsReview({ ...senpai, role: "student" })).toBe(false)
  })
})
