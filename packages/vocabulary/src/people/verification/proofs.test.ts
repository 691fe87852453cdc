import { describe, expect, it } from "vitest"
import { effectOnProof, type StudentFacts, universityKey } from "./proofs.ts"

const proven: StudentFacts = {
  university: "waseda-university",
  degree: "bachelor",
  graduationMonth: "2028-03",
}
const nothing: StudentFacts = { university: null, degree: null, graduationMonth: null }

describe("a student's proof", () => {
  it.each([
    ["stays if no covered field changes", proven, {}, "none"],
    ["ends with another university", proven, { university: "Harvard of Tokyo" }, "ends"],
    ["ends with another degree", proven, { degree: "doctor" }, "ends"],
    ["is shortened by an earlier graduation", proven, { graduationMonth: "2027-09" }, "shortens"],
    ["is not prolonged by a later graduation", proven, { graduationMonth: "2029-03" }, "none"],
    [
      "ends if one change ends it and another shortens it",
      proven,
      { degree: "doctor", graduationMonth: "2027-09" },
      "ends",
    ],
    [
      "ends if the profile first names another university",
      { ...proven, university: null },
      { university: "keio-university" },
      "ends",
    ],
    [
      "stays if the profile first names the proven university",
      { ...proven, university: null },
      { university: "waseda-university" },
      "none",
    ],
  ] as const)("%s", (_, before, change, effect) => {
    expect(effectOnProof(proven, before, { ...before, ...change })).toBe(effect)
  })

  it("with an open field lets it be filled in once, and covers it from then on", () => {
    const open = { ...proven, degree: null }
    expect(effectOnProof(open, { ...proven, degree: null }, proven)).toBe("none")
    expect(effectOnProof(open, proven, { ...proven, degree: "doctor" })).toBe("ends")
    expect(effectOnProof({ ...nothing, university: "waseda-university" }, nothing, proven)).toBe("none")
  })

  it("treats spellings that differ only in width and spaces as one university", () => {
    expect(universityKey(null, "Ｓｏｍｅ  College ")).toBe(universityKey(null, "Some College"))
    expect(universityKey("waseda-university", "Some College")).toBe("waseda-university")
    expect(universityKey(null, "")).toBeNull()
  })
})
