// A résumé as the form edits it, and how a new one begins: with a copy of what the profile knows.
import {
  LONGEST_RESUME_LINE,
  LONGEST_RESUME_TEXT,
  type SchoolLevel,
} from "@shirube/vocabulary/career/resumes/choices"
import type { Degree } from "@shirube/vocabulary/people/profile/choices"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { ContentOf } from "../career-documents/queries.ts"

export type ResumeContent = ContentOf<"resume">
export type School = ResumeContent["schools"][number]
export type Job = ResumeContent["jobs"][number]
export type Licence = ResumeContent["licences"][number]
export type SpokenLanguage = ResumeContent["languages"][number]
type Profile = ApiResponse<"GET /v1/profile">

const noName = { family: "", given: "" }
const noAddress = { postalCode: "", address: "", kana: "", phone: "" }

export const blankSchool = (): School => ({
  id: randomUuid(),
  school: "",
  schoolEn: "",
  department: "",
  departmentEn: "",
  level: null,
  country: null,
  from: null,
  to: null,
  ending: "graduated",
})

export const blankJob = (): Job => ({
  id: randomUuid(),
  employer: "",
  employerEn: "",
  business: "",
  position: "",
  positionEn: "",
  kind: "part_time",
  from: null,
  to: null,
  isOnRirekisho: true,
  duties: "",
  results: "",
  dutiesEn: "",
})

export const blankLicence = (): Licence => ({ id: randomUuid(), name: "", nameEn: "", month: null })
export const blankLanguage = (): SpokenLanguage => ({ id: randomUuid(), code: null, level: "daily" })

export const blankResume = (title: string): ResumeContent => ({
  kind: "resume",
  title,
  yearStyle: "western",
  submittedOn: null,
  name: noName,
  nameKana: noName,
  nameRoman: noName,
  nameNative: "",
  birthday: null,
  gender: "",
  hasPhoto: true,
  home: noAddress,
  contact: noAddress,
  email: "",
  website: "",
  schools: [],
  jobs: [],
  licences: [],
  languages: [],
  motivation: "",
  selfPr: "",
  hobbies: "",
  wishes: "",
  residenceStatus: "",
  residenceUntil: null,
  summary: "",
  summaryEn: "",
  skills: "",
  skillsEn: "",
})

const levelOf: Readonly<Record<Degree, SchoolLevel>> = {
  bachelor: "university",
  master: "master",
  doctor: "doctor",
  research: "research",
  exchange: "exchange",
  junior_college: "junior_college",
  technical_college: "technical_college",
  vocational: "vocational",
  language_school: "language_school",
}

interface Beginning {
  readonly title: string
  readonly profile: Profile
  readonly email: string
  /** Names of the member's university. */
  readonly university: Readonly<Record<"en" | "ja", string>> | null
  readonly thisMonth: string
}

/** A copy: later changes of the profile do not change the résumé. */
export function resumeFrom({ title, profile, email, university, thisMonth }: Beginning): ResumeContent {
  const roman = { family: profile.familyName ?? "", given: profile.givenName ?? "" }
  const kana = { family: profile.familyKana ?? "", given: profile.givenKana ?? "" }
  const { japaneseLevel } = profile
  return {
    ...blankResume(title),
    name: kana.family === "" ? roman : kana,
    nameKana: kana,
    nameRoman: roman,
    birthday: profile.birthDate,
    email,
    schools: schoolsOf(profile, university, thisMonth),
    licences:
      japaneseLevel?.startsWith("n") && japaneseLevel !== "none" && japaneseLevel !== "native"
        ? [
            {
              ...blankLicence(),
              name: `日本語能力試験（JLPT）${japaneseLevel.toUpperCase()} 合格`,
              nameEn: `Japanese-Language Proficiency Test ${japaneseLevel.toUpperCase()}`,
            },
          ]
        : [],
    languages: profile.languages.map(({ code, level }) => ({ ...blankLanguage(), code, level })),
    selfPr: (profile.introduction.ja ?? "").slice(0, LONGEST_RESUME_TEXT),
    summaryEn: (profile.introduction.en ?? "").slice(0, LONGEST_RESUME_TEXT),
  }
}

function schoolsOf(profile: Profile, university: Beginning["university"], thisMonth: string): School[] {
  const { universityName, degree, school, major, graduationMonth } = profile
  const ja = university?.ja ?? universityName
  if (ja === null) return []
  const department = [school, major].filter((part) => part !== null).join(" ")
  return [
    {
      ...blankSchool(),
      school: ja,
      schoolEn: university?.en ?? "",
      department: department.slice(0, LONGEST_RESUME_LINE),
      level: degree && levelOf[degree],
      country: university ? "JP" : null,
      to: graduationMonth,
      ending: graduationMonth !== null && graduationMonth >= thisMonth ? "expected" : "graduated",
    },
  ]
}
