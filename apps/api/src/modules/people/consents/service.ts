// Consents. Each is a row with version and time; withdrawing sets an end time and deletes nothing.

import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import { type ConsentKind, consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import type { Tx } from "#api/kernel/db/client"
import { newId, type UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { signUpPart } from "#api/kernel/features/sign-up-steps"
import { ApiError } from "#api/kernel/http/errors"
import type { Visit } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { isAdult, isMinor } from "#api/modules/people/profile/service"
import {
  type ConsentRow,
  countOthers,
  insertConsent,
  revokeActiveConsent,
  selectActiveConsents,
  selectVersions,
  upsertVersion,
} from "./queries.ts"

interface Given {
  readonly kind: ConsentKind
  readonly version: string
}

type Versions = Readonly<Record<ConsentKind, string>>

/** Of the texts that people agree to now. */
export async function currentVersions(tx: Tx): Promise<Versions> {
  const published = await selectVersions(tx)
  return {
    ...consentVersions,
    ...Object.fromEntries(published.map(({ kind, version }) => [kind, version])),
  }
}

/** Members who agreed to another version are asked again; until then their consent counts. */
export const changeVersion = (tx: Tx, kind: ConsentKind, version: string, now: Date) =>
  upsertVersion(tx, { kind, version, changedAt: now })

/** Members who are to be asked again for this version, counted up to `most`. */
export const countAskedAgain = (tx: Tx, kind: ConsentKind, version: string, most: number) =>
  countOthers(tx, kind, version, most)

/** Whether the consent is to the current text. */
const isCurrent = ({ kind, version }: Given, versions: Versions) => version === versions[kind]

export const presentConsents = (rows: readonly ConsentRow[], versions: Versions) => ({
  items: rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    given_at: row.givenAt.toISOString(),
    is_current: isCurrent(row, versions),
    guardian_name: row.guardianName,
  })),
  versions: { terms: versions.terms, privacy: versions.privacy },
})

/** A member gave or withdrew consent to share their career profile with the matching service. */
const matchingConsentChanged = event<{ userId: UserId; isGiven: boolean }>("consents.matching_changed", {
  changes: () => ["consents"],
  audience: ({ userId }) => [userId],
})

export const consentsOf = (tx: Tx, userId: UserId) => selectActiveConsents(tx, userId)

/** The version of the text the person consented to; null without consent, and for minors. */
export async function matchingConsent(tx: Tx, userId: UserId, now: Date): Promise<string | null> {
  if (!(await isAdult(tx, userId, now))) return null
  return (await selectActiveConsents(tx, userId)).find(({ kind }) => kind === "matching")?.version ?? null
}

/** What is shared with the matching service needs both: the person's consent, and their age. */
export const isReleasedToMatching = async (tx: Tx, userId: UserId, now: Date) =>
  (await matchingConsent(tx, userId, now)) !== null

interface RegistrationConsents {
  readonly terms: boolean
  readonly privacy: boolean
  readonly news: boolean
  readonly guardian?: boolean | undefined
  readonly guardian_name?: string | undefined
}

export async function giveConsents(
  tx: Tx,
  userId: UserId,
  given: RegistrationConsents,
  { now, language }: Pick<Visit, "now" | "language">,
) {
  refuseDeclined(given, language)
  // Two tabs at once must store one consent.
  await lockAccount(tx, userId)
  const isGrown = await isAdult(tx, userId, now)
  const guardianName = isGrown || !given.guardian ? undefined : given.guardian_name
  if (!isGrown && guardianName === undefined)
    throw new ApiError("consents.guardian_needed", {
      fields: { guardian_name: [errorMessage("consents.guardian_needed", language)] },
    })
  await setConsent(tx, userId, "terms", true, now)
  await setConsent(tx, userId, "privacy", true, now)
  await setConsent(tx, userId, "news", given.news, now)
  await setConsent(tx, userId, "guardian", !isGrown, now, guardianName)
  return selectActiveConsents(tx, userId)
}

/** For invited staff and companies, whose age is not recorded. */
export async function agreeForWork(
  tx: Tx,
  userId: UserId,
  given: Pick<RegistrationConsents, "terms" | "privacy">,
  visit: Pick<Visit, "now" | "language">,
): Promise<void> {
  refuseDeclined(given, visit.language)
  await setConsent(tx, userId, "terms", true, visit.now)
  await setConsent(tx, userId, "privacy", true, visit.now)
}

function refuseDeclined(
  { terms, privacy }: Pick<RegistrationConsents, "terms" | "privacy">,
  language: Language,
): void {
  if (terms && privacy) return
  const sentence = [errorMessage("consents.declined", language)]
  throw new ApiError("consents.declined", { fields: terms ? { privacy: sentence } : { terms: sentence } })
}

export async function setMatchingConsent(tx: Tx, userId: UserId, isGiven: boolean, now: Date) {
  await lockAccount(tx, userId)
  if (isGiven && !(await isAdult(tx, userId, now))) throw new ApiError("profile.adults_only")
  if (await setConsent(tx, userId, "matching", isGiven, now))
    await emit(tx, matchingConsentChanged, { userId, isGiven })
  return selectActiveConsents(tx, userId)
}

/** Returns whether anything changed. Repeating a consent keeps its first time. */
async function setConsent(
  tx: Tx,
  userId: UserId,
  kind: ConsentKind,
  isGiven: boolean,
  now: Date,
  guardianName: string | null = null,
): Promise<boolean> {
  const before = (await selectActiveConsents(tx, userId)).find((consent) => consent.kind === kind)
  if (!before && !isGiven) return false
  const versions = await currentVersions(tx)
  if (before && isGiven && isCurrent(before, versions) && before.guardianName === guardianName) return false
  await revokeActiveConsent(tx, userId, kind, now)
  if (isGiven)
    await insertConsent(tx, {
      id: newId(),
      userId,
      kind,
      version: versions[kind],
      guardianName,
      givenAt: now,
    })
  return true
}

/** For a newcomer who declares to be of age. */
export async function agreeAsNewcomer(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await setConsent(tx, userId, "terms", true, now)
  await setConsent(tx, userId, "privacy", true, now)
}

const enteredConsents = async (tx: Tx, userId: UserId, now: Date) => ({
  kinds: (await consentsOf(tx, userId)).map(({ kind }) => kind),
  isMinor: await isMinor(tx, userId, now),
})

export const consentSteps = signUpPart(enteredConsents, {
  "/sign-up/basic-info/3": ({ kinds, isMinor }) =>
    kinds.includes("terms") && kinds.includes("privacy") && (!isMinor || kinds.includes("guardian")),
  "/sign-up/connect-jportmatch": ({ kinds }) => kinds.includes("matching"),
})
