import { describe, expect, test } from "vitest"
import { senderOf } from "./sender.ts"

const profile = {
  familyName: "KIM",
  givenName: "SOYEON",
  familyKana: "キム",
  givenKana: "ソヨン",
  displayName: "Soyeon",
  school: "経済学部",
  degree: "bachelor" as const,
  year: 3,
}

describe("the sender of a letter", () => {
  test("has the name in katakana, else as on the residence card, else the display name", () => {
    expect(senderOf(profile, "しおかぜ大学", "kim@example.ac.jp")).toEqual({
      name: "キム ソヨン",
      university: "しおかぜ大学",
      school: "経済学部",
      year: "3年",
      email: "kim@example.ac.jp",
    })
    const card = { ...profile, familyKana: null, givenKana: null }
    expect(senderOf(card, null, null).name).toBe("KIM SOYEON")
    expect(senderOf({ ...card, familyName: null, givenName: null }, null, null).name).toBe("Soyeon")
  })

  test("names the course of graduate students, and leaves out what is unknown", () => {
    expect(senderOf({ ...profile, degree: "master", year: 1 }, null, null).year).toBe("修士課程1年")
    expect(senderOf({ ...profile, degree: null, year: null, school: null }, null, undefined)).toMatchObject({
      university: undefined,
      school: undefined,
      year: undefined,
      email: undefined,
    })
    expect(senderOf({ ...profile, school: "Faculty of Economics" }, "Seaside College", null)).toMatchObject({
      university: undefined,
      school: undefined,
    })
  })
})
