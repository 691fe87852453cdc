import type { RoleTable } from "#api/testing/roles"
import { aBackground, someNames } from "./builders.ts"

const parts: Record<string, object> = {
  names: someNames(),
  background: aBackground(),
  region: { region: "kanto" },
  university: { university_id: "waseda-university" },
  school: { school: "School of Commerce", degree: "bachelor" },
  "study-place": { university_id: "waseda-university", degree: "bachelor" },
  study: { major: "Marketing", year: 3, graduation_month: "2028-09" },
  industries: { industries: ["trading"] },
  work: { occupations: ["sales"], prefectures: ["13", "27"] },
  goals: { experience: "A café." },
  introduction: { en: "Hello", ja: "はじめまして" },
  visibility: {
    nationality: "nobody",
    japanese_level: "nobody",
    languages: "nobody",
    university: "members",
    study: "nobody",
    career: "nobody",
    introduction: "nobody",
    is_listed: false,
  },
}

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/profile               who  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/profile/preview       who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/names         who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/background    who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/region        who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/university    who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/school        who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/study-place   who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/study         who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/industries    who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/work          who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/goals         who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/introduction  who  yes  yes  yes  yes  yes  yes  yes  -
    PUT /v1/profile/visibility    who  yes  yes  yes  yes  yes  yes  yes  -
  `,
  prepare: async () => (route) => {
    const body = parts[route.split("/").at(-1) ?? ""]
    return route.startsWith("PUT") && body ? { body } : {}
  },
}
