import { eventAudiences } from "@shirube/vocabulary/events/events/choices"
import { roles } from "@shirube/vocabulary/product"
import { describe, expect, it } from "vitest"
import { refusalFor } from "./policy.ts"

const finished = { isVerified: false, registerStep: null }

describe("a member who would like to register for an event", () => {
  it.each([
    // Who they are, and the refusal for each audience: anyone, members, verified students.
    ["a student", { role: "student", ...finished }, [undefined, undefined, "event.verified_only"]],
    [
      "a verified student",
      { role: "student", isVerified: true, registerStep: null },
      [undefined, undefined, undefined],
    ],
    [
      "a student who is signing up",
      { role: "student", isVerified: false, registerStep: "/sign-up/basic-info/1" },
      [undefined, "event.members_only", "event.members_only"],
    ],
    ["a senpai", { role: "senpai", ...finished }, [undefined, undefined, "event.students_only"]],
    [
      "a senpai who is signing up",
      { role: "senpai", isVerified: false, registerStep: "/sign-up/career-info" },
      [undefined, "event.members_only", "event.students_only"],
    ],
    [
      "a company",
      { role: "company", ...finished },
      [undefined, "event.not_for_companies", "event.not_for_companies"],
    ],
    [
      "a company that is signing up",
      { role: "company", isVerified: false, registerStep: "/sign-up/basic-info/1" },
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
