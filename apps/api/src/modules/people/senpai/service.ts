// Applications of working people to answer as senpai. An editor screens them.

import type { ReviewState } from "@shirube/contract/editorial/review/routes"
import type { SenpaiApplication } from "@shirube/contract/people/senpai/routes"
import type { Language } from "@shirube/vocabulary/language"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { AccountStep, AccountSteps } from "#api/kernel/features/accounts/steps"
import { type OnRoleChanged, signUpPart } from "#api/kernel/features/sign-up-steps"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { stopUsing, usedFileId, useFile } from "#api/modules/common/media/files/service"
import { isKnown, nameOf, refuseUnlisted } from "#api/modules/common/reference/service"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { lockAccount, setScreened, writersOf } from "#api/modules/identity/accounts/service"
import { shownOnPublicPages } from "#api/modules/people/profile/service"
import { mentorEnded } from "#api/modules/people/screenings/events"
import {
  forgetScreening,
  isRenewable,
  markRenewalSent,
  refuseUnlessRenewable,
  screeningOf,
} from "#api/modules/people/screenings/service"
import { currentOf, presentBackground } from "./present.ts"
import {
  selectApplication,
  selectAskable,
  selectOwnTopics,
  selectSomeAskable,
  selectTopics,
  selectWorkplaces,
} from "./queries.ts"
import {
  newestReview,
  proofPurpose,
  type SavedApplication,
  saveApplication,
  senpaiRenewal,
  senpaiReview,
} from "./reviews/service.ts"

interface Workplace {
  readonly company: string
  readonly since: string
  readonly until?: string | undefined
  readonly industry: string
  readonly occupation: string
  readonly city: string
}

const facts = ({ company, since, until, industry, occupation, city }: Workplace) =>
  JSON.stringify([company, since, until ?? null, industry, occupation, city])

/** Same workplaces in the same order: a screening covers exactly these (`proofs.senpai`). */
const isSameHistory = (one: readonly Workplace[], other: readonly Workplace[]) =>
  one.length === other.length && one.every((workplace, i) => other[i] && facts(workplace) === facts(other[i]))

const isSentAfter = (review: { submittedAt: Date } | undefined, moment: Date) =>
  review !== undefined && review.submittedAt > moment

/** Before a decision, or after an editor returned the application. */
const mayApply = (review: { state: ReviewState } | undefined) =>
  review === undefined || ["waiting", "returned", "withdrawn"].includes(review.state)

/** The topics a person can be asked about; without an application, such as an editor's, all topics. */
export const topicsOf = async (tx: Tx, userId: UserId): Promise<readonly Topic[]> =>
  (await selectOwnTopics(tx, userId)) ?? topics

const BATCH = 500

/** Screened senpai with any of these topics, loaded in batches. */
export async function* senpaiFor(tx: Tx, wanted: readonly Topic[]) {
  for (let after: UserId | undefined; ; ) {
    const some = await selectAskable(tx, wanted, { after, limit: BATCH })
    const people = await writersOf(tx, some)
    yield* some.filter((id) => people.get(id)?.isScreened)
    if (some.length < BATCH) return
    after = some.at(-1)
  }
}

/** A few people with any of these topics; the caller checks whether they are screened and visible. */
export const someSenpaiFor = async (
  tx: Tx,
  wanted: readonly Topic[],
  some: { readonly seed: string; readonly limit: number },
) => (await selectSomeAskable(tx, wanted, some)).map(({ userId }) => userId)

/** The topics of each person. */
export async function askableTopics(tx: Tx, userIds: readonly UserId[]) {
  const found = userIds.length === 0 ? [] : await selectTopics(tx, userIds)
  return new Map(found.map(({ userId, topics: named }) => [userId, named]))
}

export const hasApplied = async (tx: Tx, userId: UserId) =>
  (await selectApplication(tx, userId)) !== undefined

export async function applicationOf(tx: Tx, { id, isScreened }: Pick<Actor, "id" | "isScreened">) {
  const application = await selectApplication(tx, id)
  return {
    application: application && {
      ...application,
      isScreened,
      proofFileId: (await usedFileId(tx, id, proofPurpose)) ?? null,
    },
    review: await newestReview(tx, id),
  }
}

const FORM = "/sign-up/career-info"
const STATUS = "/sign-up/basic-info/complete"
const RENEWAL = "/account/senpai/renewal"

/** Only after sign-up, where sending the application is a step of its own. */
export const applicationStep: AccountSteps["senpai_application"] = async (tx, user, now) => {
  if (user.role !== "senpai") return null
  const screening = await screeningOf(tx, user.id)
  const review = await newestReview(tx, user.id)
  if (screening?.endedAt && !isSentAfter(review, screening.endedAt)) return null
  if (screening && isRenewable(screening, user.isScreened, now)) return renewalStep(screening, review)
  const isChanging = Boolean((await selectApplication(tx, user.id))?.proposedWorkplaces)
  if (user.isScreened && !isChanging) return { state: "done", path: STATUS }
  switch (review?.state) {
    case undefined:
    case "withdrawn":
      return user.registerStep === null ? { state: "open", path: FORM } : null
    case "waiting":
      return { state: "waiting", path: STATUS }
    case "returned":
      return { state: "returned", path: FORM, reason: review.reason }
    case "declined":
      return { state: "declined", path: null, reason: review.reason }
    case "approved":
      return { state: "done", path: STATUS }
  }
}

type Review = Awaited<ReturnType<typeof newestReview>>
type Screening = NonNullable<Awaited<ReturnType<typeof screeningOf>>>

/** Until the renewal is sent: when the screening ends. */
function renewalStep({ renewalSentAt, expiresAt }: Screening, review: Review): AccountStep {
  if (renewalSentAt && review?.state === "waiting") return { state: "waiting", path: STATUS }
  if (renewalSentAt && review?.state === "returned")
    return { state: "returned", path: RENEWAL, reason: review.reason }
  return { state: "ending", path: RENEWAL, endsAt: expiresAt }
}

export type Application = SavedApplication

/** Does not submit it for review. */
export const writeApplication = (tx: Tx, userId: UserId, application: Application, now: Date) =>
  saveApplication(tx, userId, application, now)

/** Workplace and country of senpai, as far as they are public; senpai who show nothing are left out. */
export async function backgroundsOf(tx: Tx, userIds: readonly UserId[], language: Language) {
  const shown = await shownOnPublicPages(tx, userIds)
  const working = [...shown].flatMap(([id, { isCompanyShown, isWorkplaceShown }]) =>
    isCompanyShown || isWorkplaceShown ? [id] : [],
  )
  const found = working.length === 0 ? [] : await selectWorkplaces(tx, working)
  const workplaces = new Map(found.map((row) => [row.userId, row.workplaces]))
  const name = (kind: "countries" | "industries", id: string) => nameOf(kind, id, language) ?? null
  return new Map(
    [...shown].flatMap(([id, parts]) => {
      const background = presentBackground(parts, workplaces.get(id) ?? [], name)
      return background ? [[id, background] as const] : []
    }),
  )
}

/** The screened current workplace and the topics of a senpai. */
export async function careerOf(tx: Tx, userId: UserId) {
  const application = await selectApplication(tx, userId)
  return { workplace: currentOf(application?.workplaces ?? []), topics: application?.topics ?? [] }
}

/** Whether a new version may be sent. Who stopped being a senpai may apply again; who was stopped by an editor may not. */
function mayApplyNow(review: Review, screening: Screening | undefined): boolean {
  if (screening?.endedBy === "editor") return false
  return mayApply(screening?.endedAt && !isSentAfter(review, screening.endedAt) ? undefined : review)
}

/**
 * Submits a new version, which replaces the waiting one. The history of a screened senpai changes only after approval, and so
 * does one whose screening has expired: any version of theirs renews it.
 */
export async function apply(
  tx: Tx,
  platform: Pick<Platform, "vault" | "filePurposes" | "jobs">,
  user: Pick<Actor, "id" | "isScreened">,
  { workplaces, topics: named, proof_link, proof_text, proof_file_id }: z.output<typeof SenpaiApplication>,
  { now, language }: Pick<Visit, "now" | "language">,
  { isRenewal: isRenewalAsked = false }: { readonly isRenewal?: boolean } = {},
) {
  refuseUnlisted(
    language,
    Object.fromEntries(
      workplaces.flatMap(({ industry, occupation }, place) => [
        [`workplaces.${place}.industry`, isKnown("industries", industry)],
        [`workplaces.${place}.occupation`, isKnown("occupations", occupation)],
      ]),
    ),
  )
  // Locks out a concurrent decision by an editor and the same application from another tab.
  const account = await lockAccount(tx, user.id)
  const isScreened = account?.isScreened ?? false
  const screening = await screeningOf(tx, user.id)
  if (isRenewalAsked) refuseUnlessRenewable(screening, isScreened, now)
  const isLapsed = screening !== undefined && !isScreened && screening.endedAt === null
  const screened = isScreened || isLapsed ? await selectApplication(tx, user.id) : undefined
  if (!screened && !mayApplyNow(await newestReview(tx, user.id), screening))
    throw new ApiError("senpai.decided_already")
  const isRenewal = isRenewalAsked || isLapsed || Boolean(screening?.renewalSentAt)
  const isSame = screened !== undefined && isSameHistory(screened.workplaces, workplaces)
  const input = { topics: named, proofLink: proof_link ?? null, proofText: proof_text ?? null }
  await saveApplication(
    tx,
    user.id,
    screened
      ? { ...input, workplaces: screened.workplaces, proposedWorkplaces: isSame ? null : workplaces }
      : { ...input, workplaces, proposedWorkplaces: null },
    now,
  )
  if (isSame && !isRenewal) {
    await withdrawFromReview(tx, senpaiReview, user.id)
    await stopUsing(tx, platform.jobs, user.id, proofPurpose)
    return applicationOf(tx, user)
  }
  if (proof_file_id === undefined) await stopUsing(tx, platform.jobs, user.id, proofPurpose)
  else await useFile(tx, platform, user.id, { purpose: proofPurpose, id: proof_file_id }, now)
  if (isRenewal) {
    // Part of the renewal from now on.
    await withdrawFromReview(tx, senpaiReview, user.id)
    await markRenewalSent(tx, user.id, now)
  }
  const kind = isRenewal ? senpaiRenewal : senpaiReview
  await submitForReview(tx, kind, { subjectId: user.id, applicantId: user.id }, now)
  return applicationOf(tx, user)
}

export const applicationSteps = signUpPart(hasApplied, {
  "/sign-up/career-info": (isSent) => isSent,
})

export const endScreening: OnRoleChanged = async (tx, _deps, { userId, isScreened }) => {
  await withdrawFromReview(tx, senpaiReview, userId)
  await withdrawFromReview(tx, senpaiRenewal, userId)
  await forgetScreening(tx, userId)
  if (isScreened) await setScreened(tx, userId, false)
}

/** The proof of a withdrawn application is no longer needed. */
export const dropProofOnEnd = subscribe(
  mentorEnded,
  "senpai-drop-proof",
  ({ db, jobs }) =>
    ({ userId }) =>
      db.transaction((tx) => stopUsing(tx, jobs, userId, proofPurpose)),
)
