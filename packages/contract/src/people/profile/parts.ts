// The parts of a profile: each is one screen of the form.

import {
  audiencesOf,
  degrees,
  japaneseLevels,
  LONGEST_INTRODUCTION,
  LONGEST_STORY,
  languageLevels,
  MOST_INDUSTRIES,
  MOST_LANGUAGES,
  MOST_OCCUPATIONS,
  MOST_PREFECTURES,
  type ShownPart,
} from "@shirube/vocabulary/people/profile/choices"
import { z } from "zod"
import {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
} from "../../common/reference/routes.ts"
import { CardName, DisplayName, KanaName } from "../../text/person-names.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { CalendarDate } from "../../wire.ts"

const several = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length)

export const GraduationMonth = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM" })
/** For parts covered by a student's proof (`proofs`). */
const proofChange = {
  accepts_proof_change: z
    .boolean()
    .optional()
    .meta({ description: "True: accept that the change may end or shorten the student verification" }),
}

export const SpokenLanguage = z.object({ code: LanguageCode, level: z.enum(languageLevels) })

const oneNameMissing = {
  en: "Please enter your given name, or tick the box below if you have only one name.",
  ja: "名を入力してください。名前が一つだけの方は、下の項目にチェックを入れてください。",
}
const sameLanguage = {
  en: "This language is on the list twice.",
  ja: "同じ言語が2回入っています。",
}
const oneUniversity = {
  en: "Please choose your university, or type its name if it is not listed.",
  ja: "大学を選ぶか、一覧にない場合は学校名を入力してください。",
}

const regionMissing = {
  en: "Choose the region where your school is.",
  ja: "学校のある地域を選んでください。",
}

/** Step 1: as on the residence card. */
export const NamesPart = z
  .object({
    family_name: CardName,
    given_name: CardName.optional(),
    has_one_name: z.boolean().meta({ description: "Has no given name" }),
    family_kana: KanaName.optional(),
    given_kana: KanaName.optional(),
    display_name: DisplayName,
    birth_date: CalendarDate,
  })
  .check(({ value, issues }) => {
    if (value.has_one_name || value.given_name !== undefined) return
    issues.push({
      code: "custom",
      path: ["given_name"],
      params: { words: oneNameMissing },
      input: value,
    })
  })
  .meta({ id: "ProfileNames" })

export const BackgroundPart = z
  .object({
    nationality: CountryCode,
    japanese_level: z.enum(japaneseLevels),
    languages: z.array(SpokenLanguage).min(1).max(MOST_LANGUAGES),
  })
  .check(({ value: { languages }, issues }) => {
    for (const [place, { code }] of languages.entries())
      if (languages.findIndex((language) => language.code === code) < place)
        issues.push({
          code: "custom",
          path: ["languages", place, "code"],
          params: { words: sameLanguage },
          input: code,
        })
  })
  .meta({ id: "ProfileBackground" })

export const RegionPart = z.object({ region: RegionId }).meta({ id: "ProfileRegion" })

const universityFields = {
  university_id: UniversityId.optional(),
  university_name: shownText(100).optional().meta({ description: "Name of a university that is not listed" }),
}
interface UniversityChoice {
  readonly university_id?: string | undefined
  readonly university_name?: string | undefined
}
const choosesOneUniversity = z.check<UniversityChoice>(({ value, issues }) => {
  const { university_id, university_name } = value
  if ((university_id === undefined) === (university_name === undefined))
    issues.push({
      code: "custom",
      path: ["university_id"],
      params: { words: oneUniversity },
      input: university_id ?? "",
    })
})

export const UniversityPart = z
  .object({ ...universityFields, ...proofChange })
  .check(choosesOneUniversity)
  .meta({ id: "ProfileUniversity" })

const schoolFields = {
  school: shownText(100).optional().meta({ description: "Faculty or graduate school" }),
  degree: z.enum(degrees),
}
export const SchoolPart = z.object({ ...schoolFields, ...proofChange }).meta({ id: "ProfileSchool" })

/** Region, university and course at once. */
export const StudyPlacePart = z
  .object({
    region: RegionId.optional().meta({ description: "For a university that is not listed; others have one" }),
    ...universityFields,
    ...schoolFields,
    ...proofChange,
  })
  .check(choosesOneUniversity)
  .check(({ value: { region, university_name }, issues }) => {
    if (university_name !== undefined && region === undefined)
      issues.push({ code: "custom", path: ["region"], params: { words: regionMissing }, input: "" })
  })
  .meta({ id: "ProfileStudyPlace" })

export const StudyPart = z
  .object({
    major: shownText(100),
    year: z.int().min(1).max(8),
    graduation_month: GraduationMonth.meta({ description: "Expected; YYYY-MM" }),
    ...proofChange,
  })
  .meta({ id: "ProfileStudy" })

export const IndustriesPart = z
  .object({ industries: several(IndustryId, MOST_INDUSTRIES) })
  .meta({ id: "ProfileIndustries" })

export const WorkPart = z
  .object({
    occupations: several(OccupationId, MOST_OCCUPATIONS),
    prefectures: several(PrefectureCode, MOST_PREFECTURES),
  })
  .meta({ id: "ProfileWork" })

export const GoalsPart = z
  .object({
    experience: ShownLines(LONGEST_STORY).optional(),
    goals: ShownLines(LONGEST_STORY).optional(),
  })
  .meta({ id: "ProfileGoals" })

export const IntroductionPart = z
  .object({
    en: ShownLines(LONGEST_INTRODUCTION).optional(),
    ja: ShownLines(LONGEST_INTRODUCTION).optional(),
  })
  .meta({ id: "ProfileIntroduction" })

const visibility = {
  nationality: z.enum(audiencesOf.nationality),
  japanese_level: z.enum(audiencesOf.japanese_level),
  languages: z.enum(audiencesOf.languages),
  university: z.enum(audiencesOf.university),
  study: z.enum(audiencesOf.study),
  career: z.enum(audiencesOf.career),
  introduction: z.enum(audiencesOf.introduction),
  company: z
    .enum(audiencesOf.company)
    .default("nobody")
    .meta({ description: "For a senpai: the company name" }),
  workplace: z
    .enum(audiencesOf.workplace)
    .default("nobody")
    .meta({ description: "For a senpai: industry and city of their work" }),
} satisfies Record<ShownPart, z.ZodType>

export const VisibilityPart = z
  .object({
    ...visibility,
    is_listed: z.boolean().meta({ description: "Listed in the members' directory; adults only" }),
    takes_invitations: z
      .boolean()
      .default(true)
      .meta({ description: "For a senpai in the directory: may be invited to answer a question" }),
  })
  .meta({ id: "ProfileVisibility" })
