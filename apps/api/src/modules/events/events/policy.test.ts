import { eventAudiences } from "@shirube/vocabulary/events/events/choices"
import { roles } from "@shirube/vocabulary/product"
import { describe, expect, it } from "vitest"
import { refusalFor } from "./policy.ts"

const finished = { isVerified: false, hasAgreed: true }

describe("a member who would like to register for an event", () => {
  it.each([
    // Who they are, and the refusal for each audience: anyone, members, verified students.
    ["a student", { role: "student", ...finished }, [undefined, undefined, "event.verified_only"]],
    [
      "a verified student",
      { role: "student", isVerified: true, hasAgreed: true },
      [undefined, undefined, undefined],
    ],
    [
      "a student who has not agreed to the terms",
      { role: "student", isVerified: false, hasAgreed: false },
      [undefined, "event.members_only", "event.members_only"],
    ],
    ["a senpai", { role: "senpai", ...finished }, [undefined, undefined, "event.students_only"]],
    [
      "a senpai who has not agreed to the terms",
      { role: "senpai", isVerified: false, hasAgreed: false },
      [undefined, "event.members_only", "event.students_only"],
    ],
    [
      "a company",
      { role: "company", ...finished },
      [undefined, "event.not_for_companies", "event.not_for_companies"],
    ],
    [
      "a company that has not agreed to the terms",
      { role: "company", isVerified: false, hasAgreed: false },
      [undefined, "event.not_for_companies", "event.not_for_companies"],
    ],
    ["an editor", { role: "editor", ...finished }, [undefined, undefined, undefined]],
  ] as const)("as %s gets the reason that fits", (_, person, refusals) => {
    expect(eventAudiences.map((audience) => refusalFor(audience, person))).toEqual(refusals)
  })

  it("is never asked to verify as a student without being one", () => {
    for (const role of roles.filter((each) => each !== "student"))
      for (const audience of eventAudiences)
        expect(refusalFor(audience, { role, ...finished })).not.toBe("event.verified_only")
  })
})
