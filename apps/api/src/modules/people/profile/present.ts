import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import {
  type Audience,
  type audiencesOf,
  type ShownPart,
  shownParts,
} from "@shirube/vocabulary/people/profile/choices"
import { type StudentFacts, universityKey } from "@shirube/vocabulary/people/verification/proofs"
import type { Actor } from "#api/kernel/security/session"
import { isOfAge } from "./policy.ts"
import type { ProfileRow } from "./queries.ts"

export const unlikelyDate: Record<Language, string> = {
  en: "Please check the date of birth.",
  ja: "生年月日をもう一度確認してください。",
}

export const tooYoungFields = (language: Language) => ({
  birth_date: [errorMessage("profile.too_young", language)],
})

type ProfileFields = Omit<ProfileRow, "userId" | "updatedAt">

const nothing: ProfileFields = {
  familyName: null,
  givenName: null,
  familyKana: null,
  givenKana: null,
  birthDate: null,
  nationality: null,
  japaneseLevel: null,
  languages: [],
  region: null,
  universityId: null,
  universityName: null,
  school: null,
  degree: null,
  major: null,
  year: null,
  graduationMonth: null,
  industries: [],
  occupations: [],
  prefectures: [],
  experience: null,
  goals: null,
  introductionEn: null,
  introductionJa: null,
  visibility: {},
  isListed: false,
  takesInvitations: true,
  isWithheld: false,
}

const audienceOf = ({ visibility }: Pick<ProfileFields, "visibility">, part: ShownPart): Audience =>
  visibility[part] ?? "nobody"

/** The facts that a student verification covers. */
export const studentFacts = (profile: ProfileRow | undefined): StudentFacts => ({
  university: universityKey(profile?.universityId, profile?.universityName),
  degree: profile?.degree ?? null,
  graduationMonth: profile?.graduationMonth ?? null,
})

interface Owner {
  /** The account's name after the save. */
  readonly name: string
  readonly proofs: readonly (StudentFacts & { readonly state: "verified" | "requested" })[]
}

export function presentProfile(row: ProfileRow | undefined, { name, proofs }: Owner, now: Date) {
  const fields: ProfileFields = row ?? nothing
  return {
    family_name: fields.familyName,
    given_name: fields.givenName,
    has_one_name: fields.familyName !== null && fields.givenName === null,
    family_kana: fields.familyKana,
    given_kana: fields.givenKana,
    display_name: name,
    birth_date: fields.birthDate,
    is_adult: isOfAge(fields, now),
    nationality: fields.nationality,
    japanese_level: fields.japaneseLevel,
    languages: fields.languages,
    region: fields.region,
    university_id: fields.universityId,
    university_name: fields.universityName,
    school: fields.school,
    degree: fields.degree,
    major: fields.major,
    year: fields.year,
    graduation_month: fields.graduationMonth,
    industries: fields.industries,
    occupations: fields.occupations,
    prefectures: fields.prefectures,
    experience: fields.experience,
    goals: fields.goals,
    introduction: { en: fields.introductionEn, ja: fields.introductionJa },
    visibility: Object.fromEntries(shownParts.map((part) => [part, audienceOf(fields, part)])) as {
      [Part in ShownPart]: (typeof audiencesOf)[Part][number]
    },
    is_listed: fields.isListed,
    takes_invitations: fields.takesInvitations,
    proofs: proofs.map(({ state, university, degree, graduationMonth }) => ({
      state,
      university,
      degree,
      graduation_month: graduationMonth,
    })),
  }
}

type ShownPerson = Pick<Actor, "name" | "seal" | "isVerified" | "isScreened"> & {
  readonly photo: string | null
}

/** For other members: without the name on the card, date of birth, places, experience and goals. */
export const presentShown = (row: ProfileRow | undefined, person: ShownPerson) => ({
  display_name: person.name,
  seal: person.seal,
  photo: person.photo,
  is_verified: person.isVerified,
  is_screened: person.isScreened,
  ...shownPartsOf(row ?? nothing),
})

/** The only place that decides what others see, and what a member can be searched by. */
export function shownPartsOf(fields: ProfileFields) {
  const shown = <Value>(part: ShownPart, value: Value) =>
    audienceOf(fields, part) === "nobody" ? null : value
  return {
    nationality: shown("nationality", fields.nationality),
    japanese_level: shown("japanese_level", fields.japaneseLevel),
    languages: shown("languages", fields.languages),
    university: shown("university", { id: fields.universityId, name: fields.universityName }),
    study: shown("study", {
      school: fields.school,
      degree: fields.degree,
      major: fields.major,
      year: fields.year,
      graduation_month: fields.graduationMonth,
    }),
    career: shown("career", { industries: fields.industries, occupations: fields.occupations }),
    introduction: shown("introduction", { en: fields.introductionEn, ja: fields.introductionJa }),
  }
}

/** What visitors see on the page of a senpai. */
export function publicPartsOf(fields: ProfileFields) {
  const shown = <Value>(part: ShownPart, value: Value) =>
    audienceOf(fields, part) === "everyone" ? value : null
  return {
    nationality: shown("nationality", fields.nationality),
    languages: shown("languages", fields.languages),
    level: shown("japanese_level", fields.japaneseLevel),
    university: shown("university", { id: fields.universityId, name: fields.universityName }),
    major: shown("study", fields.major),
    /** By an editor. */
    isWithheld: fields.isWithheld,
  }
}

/** Visible to visitors too, beside posts. */
export function shownToEveryone(fields: Pick<ProfileFields, "nationality" | "visibility">) {
  const isShown = (part: ShownPart) => audienceOf(fields, part) === "everyone"
  return {
    nationality: isShown("nationality") ? fields.nationality : null,
    isCompanyShown: isShown("company"),
    isWorkplaceShown: isShown("workplace"),
  }
}
