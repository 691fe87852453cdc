import { errorMessage } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import {
  type Audience,
  type audiencesOf,
  type ShownPart,
  shownParts,
} from "@shirube/contract/profile-choices"
import { type StudentFacts, universityKey } from "@shirube/contract/proofs"
import type { Actor } from "#api/platform/session"
import { isOfAge } from "./policy.ts"
import type { ProfileRow } from "./queries.ts"

export const unlikelyDate: Record<Language, string> = {
  en: "Please check the date of birth.",
  ja: "生年月日をもう一度確認してください。",
}

export const tooYoungFields = (language: Language) => ({
  birth_date: [errorMessage("profile.too_young", language)],
})

type Said = Omit<ProfileRow, "userId" | "updatedAt">

const nothing: Said = {
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

const audienceOf = ({ visibility }: Pick<Said, "visibility">, part: ShownPart): Audience =>
  visibility[part] ?? "nobody"

/** What a proof of being a student covers. */
export const studentFacts = (profile: ProfileRow | undefined): StudentFacts => ({
  university: universityKey(profile?.universityId, profile?.universityName),
  degree: profile?.degree ?? null,
  graduationMonth: profile?.graduationMonth ?? null,
})

interface Owner {
  /** The account's, as it is after the save. */
  readonly name: string
  readonly proofs: readonly (StudentFacts & { readonly state: "verified" | "requested" })[]
}

export function presentProfile(row: ProfileRow | undefined, { name, proofs }: Owner, now: Date) {
  const said: Said = row ?? nothing
  return {
    family_name: said.familyName,
    given_name: said.givenName,
    has_one_name: said.familyName !== null && said.givenName === null,
    family_kana: said.familyKana,
    given_kana: said.givenKana,
    display_name: name,
    birth_date: said.birthDate,
    is_adult: isOfAge(said, now),
    nationality: said.nationality,
    japanese_level: said.japaneseLevel,
    languages: said.languages,
    region: said.region,
    university_id: said.universityId,
    university_name: said.universityName,
    school: said.school,
    degree: said.degree,
    major: said.major,
    year: said.year,
    graduation_month: said.graduationMonth,
    industries: said.industries,
    occupations: said.occupations,
    prefectures: said.prefectures,
    experience: said.experience,
    goals: said.goals,
    introduction: { en: said.introductionEn, ja: said.introductionJa },
    visibility: Object.fromEntries(shownParts.map((part) => [part, audienceOf(said, part)])) as {
      [Part in ShownPart]: (typeof audiencesOf)[Part][number]
    },
    is_listed: said.isListed,
    takes_invitations: said.takesInvitations,
    proofs: proofs.map(({ state, university, degree, graduationMonth }) => ({
      state,
      university,
      degree,
      graduation_month: graduationMonth,
    })),
  }
}

type Shown = Pick<Actor, "name" | "seal" | "isVerified" | "isScreened"> & { readonly photo: string | null }

/** For other members. Names as on the card, the date of birth, places, experience and goals are no part of it. */
export const presentShown = (row: ProfileRow | undefined, person: Shown) => ({
  display_name: person.name,
  seal: person.seal,
  photo: person.photo,
  is_verified: person.isVerified,
  is_screened: person.isScreened,
  ...shownPartsOf(row ?? nothing),
})

/** The one place that decides what others see, and what somebody can be looked for by. */
export function shownPartsOf(said: Said) {
  const shown = <Value>(part: ShownPart, value: Value) => (audienceOf(said, part) === "nobody" ? null : value)
  return {
    nationality: shown("nationality", said.nationality),
    japanese_level: shown("japanese_level", said.japaneseLevel),
    languages: shown("languages", said.languages),
    university: shown("university", { id: said.universityId, name: said.universityName }),
    study: shown("study", {
      school: said.school,
      degree: said.degree,
      major: said.major,
      year: said.year,
      graduation_month: said.graduationMonth,
    }),
    career: shown("career", { industries: said.industries, occupations: said.occupations }),
    introduction: shown("introduction", { en: said.introductionEn, ja: said.introductionJa }),
  }
}

/** To visitors too: stands on pages that everybody reads. */
export function shownToEveryone(said: Pick<Said, "nationality" | "visibility">) {
  const isShown = (part: ShownPart) => audienceOf(said, part) === "everyone"
  return {
    nationality: isShown("nationality") ? said.nationality : null,
    isCompanyShown: isShown("company"),
    isWorkplaceShown: isShown("workplace"),
  }
}
