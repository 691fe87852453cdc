import type * as parts from "@shirube/contract/people/profile/parts"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { signUpPart } from "#api/kernel/features/sign-up-steps"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { isKnown, refuseUnlisted, university } from "#api/modules/common/reference/service"
import { emitPersonShownChanged, lockAccount, renameAccount } from "#api/modules/identity/accounts/service"
import { keepListing } from "./directory/service.ts"
import { isLikely, isOfAge, mayRegister } from "./policy.ts"
import { publicPartsOf, shownToEveryone, tooYoungFields, unlikelyDate } from "./present.ts"
import {
  type ProfileChange,
  type ProfileRow,
  selectBirthDates,
  selectGraduationMonth,
  selectProfile,
  selectVisibilities,
  upsertProfile,
} from "./queries.ts"

export type { ProfileChange, ProfileRow }

type Part<Schema extends z.ZodType> = z.output<Schema>
type Moment = Pick<Visit, "now" | "language">

export type SavePart<Part> = (tx: Tx, userId: UserId, part: Part, moment: Moment) => Promise<ProfileRow>
export interface SentPart<Part> {
  readonly tx: Tx
  readonly user: Actor
  readonly body: Part
  readonly visit: Visit
  readonly platform: Pick<
    Platform,
    "vault" | "jobs" | "config" | "signUpParts" | "clock" | "profileProofs" | "onVerificationEnded"
  >
}

/** Undefined if nothing has been saved yet. */
export const profileOf = (tx: Tx, userId: UserId) => selectProfile(tx, userId)

export const graduationMonthOf = (tx: Tx, userId: UserId) => selectGraduationMonth(tx, userId)

/** What these people show to everyone; people without a profile are left out. */
export async function shownOnPublicPages(tx: Tx, userIds: readonly UserId[]) {
  const found = userIds.length === 0 ? [] : await selectVisibilities(tx, userIds)
  return new Map(found.map((row) => [row.userId, shownToEveryone(row)]))
}

/** What this person shows to everyone on a page of their own; undefined without a profile. */
export async function publicProfileOf(tx: Tx, userId: UserId) {
  const profile = await selectProfile(tx, userId)
  return profile && publicPartsOf(profile)
}

export type PublicProfile = NonNullable<Awaited<ReturnType<typeof publicProfileOf>>>

/** Writes several fields directly; sign-up saves part by part. */
export const writeProfile = (tx: Tx, userId: UserId, profile: ProfileChange, now: Date) =>
  save(tx, userId, now, profile)

/** Known to be under age: unlike `isAdult`, an unknown date counts as of age. */
export const isMinor = async (tx: Tx, userId: UserId, now: Date) => {
  const birthDate = (await selectProfile(tx, userId))?.birthDate ?? null
  return birthDate !== null && !isOfAge({ birthDate }, now)
}

/** Old enough to be listed and shared with the matching service. */
export const isAdult = async (tx: Tx, userId: UserId, now: Date) => {
  const profile = await selectProfile(tx, userId)
  return profile !== undefined && isOfAge(profile, now)
}

export async function adultsAmong(
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<ReadonlySet<UserId>> {
  const found = userIds.length === 0 ? [] : await selectBirthDates(tx, userIds)
  return new Set(found.filter((profile) => isOfAge(profile, now)).map(({ userId }) => userId))
}

export async function saveNames(
  tx: Tx,
  userId: UserId,
  names: Part<typeof parts.NamesPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  const { birth_date: birthDate } = names
  if (!isLikely(birthDate, now))
    throw new ApiError("request.invalid", { fields: { birth_date: [unlikelyDate[language]] } })
  if (!mayRegister(birthDate, now))
    throw new ApiError("profile.too_young", { fields: tooYoungFields(language) })
  await renameAccount(tx, userId, names.display_name)
  return save(tx, userId, now, {
    familyName: names.family_name,
    givenName: names.has_one_name ? null : (names.given_name ?? null),
    familyKana: names.family_kana ?? null,
    givenKana: names.has_one_name ? null : (names.given_kana ?? null),
    birthDate,
    // A member who turns out to be under age is removed from the directory.
    ...(isOfAge({ birthDate }, now) ? {} : { isListed: false }),
  })
}

export function saveBackground(
  tx: Tx,
  userId: UserId,
  part: Part<typeof parts.BackgroundPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  refuseUnlisted(language, { nationality: isKnown("countries", part.nationality) })
  refuseUnlisted(
    language,
    Object.fromEntries(
      part.languages.map(({ code }, place) => [`languages.${place}.code`, isKnown("languages", code)]),
    ),
  )
  return save(tx, userId, now, {
    nationality: part.nationality,
    japaneseLevel: part.japanese_level,
    languages: part.languages,
  })
}

export function saveRegion(
  tx: Tx,
  userId: UserId,
  { region }: Part<typeof parts.RegionPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  refuseUnlisted(language, { region: isKnown("regions", region) })
  return save(tx, userId, now, { region })
}

/** A listed university sets the region; a former id is replaced by the current one. */
export function saveUniversity(
  tx: Tx,
  userId: UserId,
  { university_id, university_name }: Part<typeof parts.UniversityPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  if (university_id === undefined)
    return save(tx, userId, now, { universityId: null, universityName: university_name ?? null })
  refuseUnlisted(language, { university_id: isKnown("universities", university_id) })
  const known = university(university_id)
  return save(tx, userId, now, {
    universityId: known?.id ?? university_id,
    universityName: null,
    ...(known ? { region: known.region } : {}),
  })
}

export const saveSchool = (
  tx: Tx,
  userId: UserId,
  { school, degree }: Part<typeof parts.SchoolPart>,
  { now }: Moment,
) => save(tx, userId, now, { school: school ?? null, degree })

export async function saveStudyPlace(
  tx: Tx,
  userId: UserId,
  part: Part<typeof parts.StudyPlacePart>,
  moment: Moment,
): Promise<ProfileRow> {
  if (part.university_id === undefined && part.region !== undefined)
    await saveRegion(tx, userId, { region: part.region }, moment)
  await saveUniversity(tx, userId, part, moment)
  return saveSchool(tx, userId, part, moment)
}

export const saveStudy = (
  tx: Tx,
  userId: UserId,
  { major, year, graduation_month: graduationMonth }: Part<typeof parts.StudyPart>,
  { now }: Moment,
) => save(tx, userId, now, { major, year, graduationMonth })

export function saveIndustries(
  tx: Tx,
  userId: UserId,
  { industries }: Part<typeof parts.IndustriesPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  refuseUnlisted(language, { industries: industries.every((id) => isKnown("industries", id)) })
  return save(tx, userId, now, { industries })
}

export function saveWork(
  tx: Tx,
  userId: UserId,
  { occupations, prefectures }: Part<typeof parts.WorkPart>,
  { now, language }: Moment,
): Promise<ProfileRow> {
  refuseUnlisted(language, {
    occupations: occupations.every((id) => isKnown("occupations", id)),
    prefectures: prefectures.every((id) => isKnown("prefectures", id)),
  })
  return save(tx, userId, now, { occupations, prefectures })
}

export const saveGoals = (
  tx: Tx,
  userId: UserId,
  { experience, goals }: Part<typeof parts.GoalsPart>,
  { now }: Moment,
) => save(tx, userId, now, { experience: experience ?? null, goals: goals ?? null })

export const saveIntroduction = (
  tx: Tx,
  userId: UserId,
  { en, ja }: Part<typeof parts.IntroductionPart>,
  { now }: Moment,
) => save(tx, userId, now, { introductionEn: en ?? null, introductionJa: ja ?? null })

export async function saveVisibility(
  tx: Tx,
  userId: UserId,
  {
    is_listed: isListed,
    takes_invitations: takesInvitations,
    ...visibility
  }: Part<typeof parts.VisibilityPart>,
  { now }: Moment,
): Promise<ProfileRow> {
  // Locks out a concurrent change of the date of birth.
  await lockAccount(tx, userId)
  const profile = await selectProfile(tx, userId)
  if (isListed && !(profile && isOfAge(profile, now))) throw new ApiError("profile.adults_only")
  if (isListed && profile?.isWithheld) throw new ApiError("profile.withheld")
  return save(tx, userId, now, { visibility, isListed, takesInvitations })
}

/** Fields that pages for everyone may show. */
const publicFields = [
  "visibility",
  "nationality",
  "japaneseLevel",
  "languages",
  "universityId",
  "universityName",
  "major",
] as const satisfies readonly (keyof ProfileChange)[]

async function save(tx: Tx, userId: UserId, now: Date, change: ProfileChange): Promise<ProfileRow> {
  const profile = await upsertProfile(tx, userId, change, now)
  await keepListing(tx, profile, now)
  if (publicFields.some((field) => change[field] !== undefined)) await emitPersonShownChanged(tx, userId)
  return profile
}

export const profileSteps = signUpPart(profileOf, {
  "/sign-up/basic-info/1": (profile) => Boolean(profile?.familyName && profile.birthDate),
  "/sign-up/basic-info/2": (profile) => Boolean(profile?.nationality && profile.japaneseLevel),
  "/sign-up/select-university/1": (profile) => Boolean(profile?.region),
  "/sign-up/select-university/2": (profile) => Boolean(profile?.universityId ?? profile?.universityName),
  "/sign-up/select-university/3": (profile) => Boolean(profile?.degree),
  "/sign-up/university-info": (profile) => Boolean(profile?.major && profile.graduationMonth),
  "/sign-up/career-info/1": (profile) => Boolean(profile?.industries.length),
  "/sign-up/career-info/2": (profile) => Boolean(profile?.occupations.length || profile?.prefectures.length),
  "/sign-up/career-info/3": (profile) => Boolean(profile?.experience ?? profile?.goals),
})
