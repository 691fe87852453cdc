import { degrees, japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { z } from "zod"
import {
  CountryCode,
  IndustryId,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
} from "../../common/reference/routes.ts"
import { PhotoAddress } from "../../identity/photo/routes.ts"
import { route } from "../../route.ts"
import { CalendarDate } from "../../wire.ts"
import {
  BackgroundPart,
  GoalsPart,
  GraduationMonth,
  IndustriesPart,
  IntroductionPart,
  NamesPart,
  RegionPart,
  SchoolPart,
  SpokenLanguage,
  StudyPart,
  StudyPlacePart,
  UniversityPart,
  VisibilityPart,
  WorkPart,
} from "./parts.ts"

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable()

/** The member's own complete profile. Unanswered parts are null or empty. */
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
    visibility: VisibilityPart.omit({ is_listed: true, takes_invitations: true }),
    is_listed: z.boolean(),
    takes_invitations: z.boolean(),
    proofs: z
      .array(
        z.object({
          state: z.enum(["verified", "requested"]),
          university: orNull(z.string()).meta({ description: "An id from the list, or a name" }),
          degree: orNull(z.enum(degrees)),
          graduation_month: orNull(GraduationMonth),
        }),
      )
      .meta({ description: "The facts covered by the student verification or a pending request" }),
  })
  .meta({ id: "Profile" })

/** As other members see it: hidden parts are null. */
export const ShownProfile = z
  .object({
    display_name: z.string(),
    seal: z.string(),
    photo: PhotoAddress,
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
  summary: "The caller's own complete profile",
  tag,
  access: "signed-in",
  success: saved,
  errors: [],
})

export const previewProfile = route({
  method: "get",
  path: "/v1/profile/preview",
  summary: "The caller's own profile as other members see it",
  tag,
  access: "signed-in",
  success: { status: 200, body: ShownProfile },
  errors: [],
})

export const putNames = route({
  method: "put",
  path: "/v1/profile/names",
  summary: "Set names as on the residence card, their reading, the display name, and the date of birth",
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
  summary: "Set nationality, Japanese level and languages",
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
  summary: "Set the region of study; a university in another region stays chosen until it is changed",
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
  summary: "Set the university: from the list, or by name",
  tag,
  access: "signed-in",
  limit,
  body: UniversityPart,
  success: saved,
  errors: ["verification.proof_change"],
})

export const putSchool = route({
  method: "put",
  path: "/v1/profile/school",
  summary: "Set faculty or graduate school, and the degree",
  tag,
  access: "signed-in",
  limit,
  body: SchoolPart,
  success: saved,
  errors: ["verification.proof_change"],
})

export const putStudyPlace = route({
  method: "put",
  path: "/v1/profile/study-place",
  summary: "Set region, university and course at once",
  tag,
  access: "signed-in",
  limit,
  body: StudyPlacePart,
  success: saved,
  errors: ["verification.proof_change"],
})

export const putStudy = route({
  method: "put",
  path: "/v1/profile/study",
  summary: "Set major, year and the expected month of graduation",
  tag,
  access: "signed-in",
  limit,
  body: StudyPart,
  success: saved,
  errors: ["verification.proof_change"],
})

export const putIndustries = route({
  method: "put",
  path: "/v1/profile/industries",
  summary: "Set industries of interest",
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
  summary: "Set kinds of work and locations of interest",
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
  summary: "Set experience and career goals",
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
  summary: "Set the introduction, in each language",
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
  summary: "Set who sees which part, and whether the caller is listed in the members' directory",
  tag,
  access: "signed-in",
  limit,
  body: VisibilityPart,
  success: saved,
  errors: ["profile.adults_only", "profile.withheld"],
})

export const routes = [
  getProfile,
  previewProfile,
  putNames,
  putBackground,
  putRegion,
  putUniversity,
  putSchool,
  putStudyPlace,
  putStudy,
  putIndustries,
  putWork,
  putGoals,
  putIntroduction,
  putVisibility,
] as const
