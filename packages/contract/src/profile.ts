import { z } from "zod"
import { CardName, DisplayName, KanaName } from "./person-names.ts"
import {
  audiences,
  degrees,
  japaneseLevels,
  LONGEST_INTRODUCTION,
  LONGEST_STORY,
  languageLevels,
  MOST_INDUSTRIES,
  MOST_LANGUAGES,
  MOST_OCCUPATIONS,
  MOST_PREFECTURES,
  shownParts,
} from "./profile-choices.ts"
import {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
} from "./reference.ts"
import { route } from "./route.ts"
import { ShownLines, shownText } from "./shown-text.ts"
import { CalendarDate } from "./wire.ts"

const several = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length)

const GraduationMonth = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM" })
const SpokenLanguage = z.object({ code: LanguageCode, level: z.enum(languageLevels) })

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

/** Step 1: as the residence card has it. */
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

/** Step 2 */
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

export const UniversityPart = z
  .object({
    university_id: UniversityId.optional(),
    university_name: shownText(100).optional().meta({ description: "Of one that is not listed" }),
  })
  .check(({ value: { university_id, university_name }, issues }) => {
    if ((university_id === undefined) === (university_name === undefined))
      issues.push({
        code: "custom",
        path: ["university_id"],
        params: { words: oneUniversity },
        input: university_id ?? "",
      })
  })
  .meta({ id: "ProfileUniversity" })

export const SchoolPart = z
  .object({
    school: shownText(100).optional().meta({ description: "Faculty or graduate school" }),
    degree: z.enum(degrees),
  })
  .meta({ id: "ProfileSchool" })

export const StudyPart = z
  .object({
    major: shownText(100),
    year: z.int().min(1).max(8),
    graduation_month: GraduationMonth.meta({ description: "Expected; YYYY-MM" }),
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

export const VisibilityPart = z
  .object({
    ...(Object.fromEntries(shownParts.map((part) => [part, z.enum(audiences)])) as Record<
      (typeof shownParts)[number],
      z.ZodEnum<{ members: "members"; nobody: "nobody" }>
    >),
    is_listed: z.boolean().meta({ description: "In the members' directory; adults only" }),
  })
  .meta({ id: "ProfileVisibility" })

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable()

/** One's own, whole. What has not been said yet is null or empty. */
export const Profile = z
  .object({
    family_name: orNull(z.string()),
    given_name: orNull(z.string()),
    has_one_name: z.boolean(),
    family_kana: orNull(z.string()),
    given_kana: orNull(z.string()),
    display_name: z.string(),
    birth_date: orNull(CalendarDate),
    is_adult: z.boolean().meta({ description: "Eighteen or older today; false while the date is unknown" }),
    nationality: orNull(CountryCode),
    japanese_level: orNull(z.enum(japaneseLevels)),
    languages: z.array(SpokenLanguage),
    region: orNull(RegionId),
    university_id: orNull(UniversityId),
    university_name: orNull(z.string()),
    school: orNull(z.string()),
    degree: orNull(z.enum(degrees)),
    major: orNull(z.string()),
    year: orNull(z.int()),
    graduation_month: orNull(GraduationMonth),
    industries: z.array(IndustryId),
    occupations: z.array(OccupationId),
    prefectures: z.array(PrefectureCode),
    experience: orNull(z.string()),
    goals: orNull(z.string()),
    introduction: z.object({ en: orNull(z.string()), ja: orNull(z.string()) }),
    visibility: VisibilityPart.omit({ is_listed: true }),
    is_listed: z.boolean(),
  })
  .meta({ id: "Profile" })

/** As other members see someone: what that person does not show is null. */
export const ShownProfile = z
  .object({
    display_name: z.string(),
    seal: z.string(),
    is_verified: z.boolean(),
    is_screened: z.boolean(),
    nationality: orNull(CountryCode),
    japanese_level: orNull(z.enum(japaneseLevels)),
    languages: orNull(z.array(SpokenLanguage)),
    university: orNull(z.object({ id: orNull(UniversityId), name: orNull(z.string()) })),
    study: orNull(
      z.object({
        school: orNull(z.string()),
        degree: orNull(z.enum(degrees)),
        major: orNull(z.string()),
        year: orNull(z.int()),
        graduation_month: orNull(GraduationMonth),
      }),
    ),
    career: orNull(z.object({ industries: z.array(IndustryId), occupations: z.array(OccupationId) })),
    introduction: orNull(z.object({ en: orNull(z.string()), ja: orNull(z.string()) })),
  })
  .meta({ id: "ShownProfile" })

const tag = "Profile"
const limit = { per: "user", points: 120, seconds: 60 } as const
const saved = { status: 200, body: Profile } as const

export const getProfile = route({
  method: "get",
  path: "/v1/profile",
  summary: "One's own profile, whole",
  tag,
  access: "signed-in",
  success: saved,
  errors: [],
})

export const previewProfile = route({
  method: "get",
  path: "/v1/profile/preview",
  summary: "One's own profile as other members see it",
  tag,
  access: "signed-in",
  success: { status: 200, body: ShownProfile },
  errors: [],
})

export const putNames = route({
  method: "put",
  path: "/v1/profile/names",
  summary:
    "Names as on the residence card, how they are read, the name that others see, and the date of birth",
  tag,
  access: "signed-in",
  limit,
  body: NamesPart,
  success: saved,
  errors: ["profile.too_young"],
})

export const putBackground = route({
  method: "put",
  path: "/v1/profile/background",
  summary: "Nationality, Japanese level and languages",
  tag,
  access: "signed-in",
  limit,
  body: BackgroundPart,
  success: saved,
  errors: [],
})

export const putRegion = route({
  method: "put",
  path: "/v1/profile/region",
  summary: "The part of Japan where one studies; a university elsewhere stays chosen until another is",
  tag,
  access: "signed-in",
  limit,
  body: RegionPart,
  success: saved,
  errors: [],
})

export const putUniversity = route({
  method: "put",
  path: "/v1/profile/university",
  summary: "The university: one of the list, or the name of another",
  tag,
  access: "signed-in",
  limit,
  body: UniversityPart,
  success: saved,
  errors: [],
})

export const putSchool = route({
  method: "put",
  path: "/v1/profile/school",
  summary: "Faculty or graduate school, and the degree one studies for",
  tag,
  access: "signed-in",
  limit,
  body: SchoolPart,
  success: saved,
  errors: [],
})

export const putStudy = route({
  method: "put",
  path: "/v1/profile/study",
  summary: "Major, year and the expected month of graduation",
  tag,
  access: "signed-in",
  limit,
  body: StudyPart,
  success: saved,
  errors: [],
})

export const putIndustries = route({
  method: "put",
  path: "/v1/profile/industries",
  summary: "Industries that one would like to work in",
  tag,
  access: "signed-in",
  limit,
  body: IndustriesPart,
  success: saved,
  errors: [],
})

export const putWork = route({
  method: "put",
  path: "/v1/profile/work",
  summary: "Kinds of work that one would like to do, and where",
  tag,
  access: "signed-in",
  limit,
  body: WorkPart,
  success: saved,
  errors: [],
})

export const putGoals = route({
  method: "put",
  path: "/v1/profile/goals",
  summary: "What one has done so far and would like to do",
  tag,
  access: "signed-in",
  limit,
  body: GoalsPart,
  success: saved,
  errors: [],
})

export const putIntroduction = route({
  method: "put",
  path: "/v1/profile/introduction",
  summary: "A few words about oneself, in each language",
  tag,
  access: "signed-in",
  limit,
  body: IntroductionPart,
  success: saved,
  errors: [],
})

export const putVisibility = route({
  method: "put",
  path: "/v1/profile/visibility",
  summary: "Who sees which part, and whether one is in the members' directory",
  tag,
  access: "signed-in",
  limit,
  body: VisibilityPart,
  success: saved,
  errors: ["profile.adults_only"],
})

export const routes = [
  getProfile,
  previewProfile,
  putNames,
  putBackground,
  putRegion,
  putUniversity,
  putSchool,
  putStudy,
  putIndustries,
  putWork,
  putGoals,
  putIntroduction,
  putVisibility,
] as const
