// Verification by student card, for students without a university address. An editor checks the card.

import { fileTypes } from "@shirube/contract/common/media/files"
import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { universityKey } from "@shirube/vocabulary/people/verification/proofs"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, namedId, newId, type UserId, type VerificationRequestId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import {
  decidedEvent,
  type OwnSubject,
  type ReviewDecided,
  type ReviewSubject,
  reviewKind,
} from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { openSealed, sealedVariants, stopUsing, useFile } from "#api/modules/common/media/files/service"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { profileOf } from "#api/modules/people/profile/service"
import { grantAndMoveNumber, openClaim, otherHolder, sealClaim, universityWords } from "../claims/service.ts"
import { decisionLetter } from "../letters.ts"
import { lastTwo } from "../policy.ts"
import { cardReasons, claimFacts, queueTitle } from "../present.ts"
import { deleteRequest, replaceRequest, selectRequest, selectRequestById } from "../queries.ts"

/** Large enough to read small print. */
const READABLE = 2_000

export const cardPurpose = filePurpose({
  name: "student-card",
  mostBytes: FILE_LIMIT_BYTES,
  accepts: fileTypes,
  visibility: "sealed",
  crops: [{ name: "card", width: READABLE, height: READABLE, isWhole: true }],
})

const requestOf = (tx: Tx, { subjectId }: ReviewSubject) =>
  selectRequestById(tx, namedId<VerificationRequestId>(subjectId))

async function cardOf(tx: Tx, subject: ReviewSubject) {
  const request = await requestOf(tx, subject)
  return request?.fileId
    ? { request, which: { id: request.fileId, ownerId: request.userId, purpose: cardPurpose } }
    : undefined
}

export const studentCards = reviewKind({
  name: "student-card",
  editorRole: "screener",
  queue: "verification",
  queuePosition: 50,
  queueTitle,
  title: { en: "Student cards", ja: "学生証" },
  reasons: cardReasons,
  async show(tx, { vault }, subject: OwnSubject) {
    const card = await cardOf(tx, subject)
    if (!card) return { facts: [], files: [] }
    const claim = openClaim(vault, card.request)
    return {
      facts: claimFacts({
        profile: await profileOf(tx, subject.applicantId),
        university: universityWords(claim.universityKey),
        numberEnd: lastTwo(claim.number),
        graduationMonth: claim.graduationMonth,
        isTaken: (await otherHolder(tx, vault, subject.applicantId, claim)) !== undefined,
      }),
      files: await sealedVariants(tx, card.which),
    }
  },
  async openFile(tx, deps, subject, name) {
    const card = await cardOf(tx, subject)
    return card && openSealed(tx, deps, card.which, name)
  },
  async decided(tx, deps, decision: ReviewDecided, { now }) {
    const request = await requestOf(tx, decision)
    if (!request) throw new ApiError("review.withdrawn")
    if (decision.outcome === "approved") await grantAndMoveNumber(tx, deps, request, now)
    else await deleteRequest(tx, decision.applicantId)
    await stopUsing(tx, deps.jobs, decision.applicantId, cardPurpose)
  },
  event: decidedEvent("verification.decided", ["verification"]),
  letter: decisionLetter,
})

interface Sent {
  readonly fileId: FileId
  readonly number: string
  readonly graduationMonth: string
}

/** A replacement keeps its place in the queue. */
export async function sendCard(
  tx: Tx,
  platform: Pick<Platform, "vault" | "filePurposes" | "jobs">,
  userId: UserId,
  { fileId, number, graduationMonth }: Sent,
  { now }: Pick<Visit, "now">,
): Promise<void> {
  const profile = await profileOf(tx, userId)
  const chosen = universityKey(profile?.universityId, profile?.universityName)
  if (!chosen) throw new ApiError("verification.university_missing")
  await useFile(tx, platform, userId, { purpose: cardPurpose, id: fileId }, now)
  const before = await selectRequest(tx, userId)
  const id = before?.method === "card" ? before.id : newId<VerificationRequestId>()
  const claim = {
    method: "card",
    universityKey: chosen,
    number,
    email: null,
    degree: profile?.degree ?? null,
    graduationMonth,
  } as const
  await replaceRequest(tx, {
    userId,
    id,
    ...sealClaim(platform.vault, userId, claim),
    fileId,
    createdAt: now,
  })
  await submitForReview(tx, studentCards, { subjectId: id, applicantId: userId }, now)
}

/** Deletes the card and withdraws its review. */
export async function dropCard(tx: Tx, { jobs }: Pick<Platform, "jobs">, userId: UserId): Promise<void> {
  const request = await selectRequest(tx, userId)
  if (request?.method !== "card") return
  await withdrawFromReview(tx, studentCards, request.id)
  await stopUsing(tx, jobs, userId, cardPurpose)
}
