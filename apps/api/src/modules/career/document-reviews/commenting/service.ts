// A senpai takes a review, writes comments and sends them; the student notes what they took from them.
import { isDeepStrictEqual } from "node:util"
import {
  DAYS_TO_FINISH,
  type MarkDecision,
  MOST_READING,
} from "@shirube/vocabulary/career/document-reviews/choices"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentReviewId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { isIn } from "../policy.ts"
import { countReadingOf, lockReview, type ReviewRow, updateReview } from "../queries.ts"
import {
  type Comments,
  change,
  lockOwnReview,
  type OwnReview,
  openComments,
  openRequest,
  refuseUnless,
  sealComments,
} from "../service.ts"

const DAY_MS = 86_400_000

interface RequestContext {
  readonly user: Actor
  readonly vault: Vault
  readonly now: Date
}

/** The lock on the account makes the senpai's concurrent requests wait, so that each is counted. */
export async function takeReview(
  tx: Tx,
  id: DocumentReviewId,
  { user, now }: Pick<RequestContext, "user" | "now">,
): Promise<OwnReview> {
  await lockAccount(tx, user.id)
  const review = await lockReview(tx, id)
  if (!review || !(await isOffered(tx, review, user))) throw new ApiError("document_review.not_found")
  if (review.mentorId !== null && review.mentorId !== user.id) throw new ApiError("document_review.taken")
  if (review.state === "reading") return { review, side: "mentor" }
  if (review.state !== "waiting") throw new ApiError("document_review.changed")
  if (review.isForAny && (await countReadingOf(tx, user.id)) >= MOST_READING)
    throw new ApiError("document_review.too_many_reading")
  const answerBy = new Date(now.getTime() + DAYS_TO_FINISH * DAY_MS)
  const taken = await change(tx, review, { state: "reading", mentorId: user.id, answerBy }, "taken", now)
  return { review: taken, side: "mentor" }
}

/** To this senpai, or to any while it is in the queue or was a moment ago. */
async function isOffered(tx: Tx, review: ReviewRow, { id }: Actor): Promise<boolean> {
  if (review.withdrawnAt !== null || review.studentId === id) return false
  if (review.mentorId === id) return true
  const isInQueue = review.isForAny && (review.state === "waiting" || review.state === "reading")
  return isInQueue && (await blockedEitherWay(tx, id, [review.studentId])).size === 0
}

/** A document from the queue goes back to it. */
export async function decline(
  tx: Tx,
  id: DocumentReviewId,
  reason: string | null,
  { user, now }: Pick<RequestContext, "user" | "now">,
): Promise<OwnReview> {
  const own = await lockOwnReview(tx, id, user)
  refuseUnless("decline", own)
  const unwritten = { sealedComments: null, commentsVersion: 0, commentsAt: null }
  const review = own.review.isForAny
    ? await change(tx, own.review, { ...unwritten, state: "waiting", mentorId: null }, "given_back", now)
    : await change(tx, own.review, { ...unwritten, state: "declined", reason }, "declined", now)
  return { review, side: own.side }
}

/** Idempotent: a repeated save is answered like the first. */
export async function saveComments(
  tx: Tx,
  id: DocumentReviewId,
  { version, ...comments }: Comments & { readonly version: number },
  { user, vault, now }: RequestContext,
): Promise<{ readonly version: number; readonly updatedAt: Date }> {
  const own = await lockOwnReview(tx, id, user)
  refuseUnless("comment", own)
  const { review } = own
  const before = openComments(vault, review)
  if (review.commentsVersion === version + 1 && isDeepStrictEqual(before, comments))
    return { version: review.commentsVersion, updatedAt: review.commentsAt ?? now }
  if (review.commentsVersion !== version) throw new ApiError("document_review.changed_elsewhere")
  const { parts } = openRequest(vault, review)
  if (!comments.marks.every((mark) => isIn(parts, mark)))
    throw new ApiError("document_review.passage_not_found")
  // Not told to the student, and no change of the review in lists.
  await updateReview(tx, id, {
    sealedComments: sealComments(vault, id, comments),
    commentsVersion: version + 1,
    commentsAt: now,
  })
  return { version: version + 1, updatedAt: now }
}

const isWritten = ({ comment, suggestion }: Comments["marks"][number]) =>
  comment.trim() !== "" || Boolean(suggestion?.trim())

export async function sendComments(
  tx: Tx,
  id: DocumentReviewId,
  version: number,
  { user, vault, now }: RequestContext,
): Promise<OwnReview> {
  const own = await lockOwnReview(tx, id, user)
  const { review, side } = own
  // A repeated request finds it sent.
  if (side === "mentor" && review.state === "done" && review.commentsVersion === version) return own
  refuseUnless("comment", own)
  if (review.commentsVersion !== version) throw new ApiError("document_review.changed_elsewhere")
  const { words, marks } = openComments(vault, review)
  const written = marks.filter(isWritten)
  if (words.trim() === "" && written.length === 0) throw new ApiError("document_review.nothing_written")
  const sent = {
    state: "done" as const,
    sealedComments: sealComments(vault, id, { words, marks: written }),
    marks: written.length,
    doneAt: now,
  }
  return { review: await change(tx, review, sent, "sent", now), side }
}

export async function decideMark(
  tx: Tx,
  id: DocumentReviewId,
  { mark, decision }: { readonly mark: string; readonly decision: MarkDecision | null },
  { user, vault, now }: RequestContext,
): Promise<void> {
  const own = await lockOwnReview(tx, id, user)
  refuseUnless("decide", own)
  const { review } = own
  if (!openComments(vault, review).marks.some((each) => each.id === mark))
    throw new ApiError("document_review.mark_not_found")
  const { [mark]: _, ...others } = review.decisions
  const decisions = decision === null ? others : { ...others, [mark]: decision }
  await change(tx, review, { decisions }, "decided", now)
}
