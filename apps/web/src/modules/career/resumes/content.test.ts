import { describe, expect, test } from "vitest"
import { resumeFrom } from "./content.ts"

const profile = {
  familyName: "NGUYEN",
  givenName: "THI HOA",
  hasOneName: false,
  familyKana: "グエン",
  givenKana: "ティ ホア",
  displayName: "Hoa",
  birthDate: "2003-04-09",
  japaneseLevel: "n2",
  languages: [{ code: "vi", level: "native" }],
  universityId: "waseda",
  universityName: null,
  school: "School of Fundamental Science",
  degree: "bachelor",
  major: "Computer science",
  graduationMonth: "2027-03",
  introduction: { en: "I like to explain.", ja: null },
} as unknown as Parameters<typeof resumeFrom>[0]["profile"]
const begin = (more: Partial<Parameters<typeof resumeFrom>[0]> = {}) =>
  resumeFrom({
    title: "Résumé",
    profile,
    email: "hoa@example.com",
    university: { en: "Waseda University", ja: "早稲田大学" },
    thisMonth: "2026-11",
    ...more,
  })

describe("a new résumé", () => {
  test("begins with what the profile knows", () => {
    expect(begin()).toMatchObject({
      name: { family: "グエン", given: "ティ ホア" },
      nameRoman: { family: "NGUYEN", given: "THI HOA" },
      birthday: "2003-04-09",
      email: "hoa@example.com",
      schools: [
        { school: "早稲田大学", schoolEn: "Waseda University", level: "university", ending: "expected" },
      ],
      licences: [{ name: "日本語能力試験（JLPT）N2 合格", month: null }],
      languages: [{ code: "vi", level: "native" }],
      summaryEn: "I like to explain.",
    })
  })

  test("is written in Latin letters without a reading, and has no school and no test without one", () => {
    const bare = { ...profile, familyKana: null, givenKana: null, universityId: null, japaneseLevel: "none" }
    expect(begin({ profile: bare as typeof profile, university: null })).toMatchObject({
      name: { family: "NGUYEN", given: "THI HOA" },
      schools: [],
      licences: [],
    })
  })

  test("knows that a past graduation is over", () => {
    expect(begin({ thisMonth: "2027-04" }).schools[0]?.ending).toBe("graduated")
  })
})
