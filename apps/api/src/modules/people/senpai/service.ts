// Applications of working people to answer as senpai. An editor screens them.

import { fileTypes } from "@shirube/contract/common/media/files"
import type { ReviewOutcome, ReviewState } from "@shirube/contract/editorial/review/routes"
import type { SenpaiApplication } from "@shirube/contract/people/senpai/routes"
import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import type { Language } from "@shirube/vocabulary/language"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { AccountSteps } from "#api/kernel/features/account-steps"
import { filePurpose } from "#api/kernel/features/file-purposes"
import {
  decidedEvent,
  type OwnSubject,
  type ReviewDecided,
  reviewKind,
} from "#api/kernel/features/review-kinds"
import { type OnRoleChanged, signUpPart } from "#api/kernel/features/sign-up-steps"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import {
  openSealed,
  sealedVariants,
  stopUsing,
  usedFileId,
  useFile,
} from "#api/modules/common/media/files/service"
import { isKnown, nameOf, refuseUnlisted } from "#api/modules/common/reference/service"
import { ownReview, submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import {
  emitPersonShownChanged,
  lockAccount,
  setScreened,
  writersOf,
} from "#api/modules/identity/accounts/service"
import { renewListing } from "#api/modules/people/profile/directory/service"
import { profileOf, shownOnPublicPages } from "#api/modules/people/profile/service"
import { decisionLetter, factsOf, reasons } from "./letters.ts"
import { currentOf, presentBackground } from "./present.ts"
import {
  type ApplicationRow,
  selectApplication,
  selectAskable,
  selectSomeAskable,
  selectTopics,
  selectWorkplaces,
  upsertApplication,
} from "./queries.ts"

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

/** Before a decision, or after an editor returned the application. */
const mayApply = (review: { state: ReviewState } | undefined) =>
  review === undefined || ["waiting", "returned", "withdrawn"].includes(review.state)

/** Large enough to read small print. */
const READABLE = 2_000

export const proofPurpose = filePurpose({
  name: "senpai-proof",
  mostBytes: FILE_LIMIT_BYTES,
  accepts: fileTypes,
  visibility: "sealed",
  crops: [{ name: "proof", width: READABLE, height: READABLE, isWhole: true }],
})

async function proofOf(tx: Tx, ownerId: UserId) {
  const id = await usedFileId(tx, ownerId, proofPurpose)
  return id && { id, ownerId, purpose: proofPurpose }
}

export const senpaiReview = reviewKind({
  name: "senpai",
  queue: "senpai",
  queuePosition: 60,
  title: { en: "Senpai", ja: "先輩" },
  reasons,
  async show(tx, _deps, { applicantId }: OwnSubject) {
    const proof = await proofOf(tx, applicantId)
    return {
      facts: factsOf(await selectApplication(tx, applicantId), await profileOf(tx, applicantId), nameOf),
      files: proof ? await sealedVariants(tx, proof) : [],
    }
  },
  async openFile(tx, deps, { applicantId }: OwnSubject, name) {
    const proof = await proofOf(tx, applicantId)
    return proof && openSealed(tx, deps, proof, name)
  },
  isChange: async (tx, { applicantId }: OwnSubject) =>
    Boolean((await selectApplication(tx, applicantId))?.proposedWorkplaces),
  async decided(tx, { jobs }, { applicantId, outcome }: ReviewDecided, { now }) {
    const application = await selectApplication(tx, applicantId)
    // A returned change stays for the senpai to correct.
    if (application?.proposedWorkplaces && outcome !== "returned")
      await writeApplication(tx, applicantId, settled(application, outcome), now)
    if (outcome === "approved") {
      await setScreened(tx, applicantId, true)
      await renewListing(tx, applicantId, now)
    }
    await stopUsing(tx, jobs, applicantId, proofPurpose)
  },
  event: decidedEvent("senpai.decided", ["senpai"]),
  letter: decisionLetter,
})

const settled = (application: ApplicationRow, outcome: ReviewOutcome): Application => ({
  ...application,
  workplaces: (outcome === "approved" && application.proposedWorkplaces) || application.workplaces,
  proposedWorkplaces: null,
})

/** The topics a person can be asked about; without an application, such as an editor's, all topics. */
export const topicsOf = async (tx: Tx, userId: UserId): Promise<readonly Topic[]> =>
  (await selectApplication(tx, userId))?.topics ?? topics

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
    review: await ownReview(tx, senpaiReview, id),
  }
}

const FORM = "/sign-up/career-info"
const STATUS = "/sign-up/basic-info/complete"

/** Only after sign-up, where sending the application is a step of its own. */
export const applicationStep: AccountSteps["senpai_application"] = async (tx, user) => {
  if (user.role !== "senpai") return null
  const isChanging = Boolean((await selectApplication(tx, user.id))?.proposedWorkplaces)
  if (user.isScreened && !isChanging) return { state: "done", path: STATUS }
  const review = await ownReview(tx, senpaiReview, user.id)
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

export type Application = Omit<Parameters<typeof upsertApplication>[1], "userId" | "updatedAt">

/** Does not submit it for review. */
export async function writeApplication(tx: Tx, userId: UserId, application: Application, now: Date) {
  await upsertApplication(tx, { userId, ...application, updatedAt: now })
  await emitPersonShownChanged(tx, userId)
}

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

/** Submits a new version, which replaces the waiting one. A screened senpai's history changes only after approval. */
export async function apply(
  tx: Tx,
  platform: Pick<Platform, "vault" | "filePurposes" | "jobs">,
  user: Pick<Actor, "id" | "isScreened">,
  { workplaces, topics: named, proof_link, proof_text, proof_file_id }: z.output<typeof SenpaiApplication>,
  { now, language }: Pick<Visit, "now" | "language">,
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
  const screened = account?.isScreened ? await selectApplication(tx, user.id) : undefined
  if (!screened && !mayApply(await ownReview(tx, senpaiReview, user.id)))
    throw new ApiError("senpai.decided_already")
  const isUnchanged = screened !== undefined && isSameHistory(screened.workplaces, workplaces)
  const input = { topics: named, proofLink: proof_link ?? null, proofText: proof_text ?? null }
  await writeApplication(
    tx,
    user.id,
    screened
      ? { ...input, workplaces: screened.workplaces, proposedWorkplaces: isUnchanged ? null : workplaces }
      : { ...input, workplaces, proposedWorkplaces: null },
    now,
  )
  if (isUnchanged) {
    await withdrawFromReview(tx, senpaiReview, user.id)
    await stopUsing(tx, platform.jobs, user.id, proofPurpose)
    return applicationOf(tx, user)
  }
  if (proof_file_id === undefined) await stopUsing(tx, platform.jobs, user.id, proofPurpose)
  else await useFile(tx, platform, user.id, { purpose: proofPurpose, id: proof_file_id }, now)
  await submitForReview(tx, senpaiReview, { subjectId: user.id, applicantId: user.id }, now)
  return applicationOf(tx, user)
}

export const applicationSteps = signUpPart(hasApplied, {
  "/sign-up/career-info": (isSent) => isSent,
})

export const endScreening: OnRoleChanged = async (tx, _deps, { userId, isScreened }) => {
  await withdrawFromReview(tx, senpaiReview, userId)
  if (isScreened) await setScreened(tx, userId, false)
}
