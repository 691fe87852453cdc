// How reviews end without comments: by the student, by the clock, with a block or with an account.
import type { Tx } from "#api/kernel/db/client"
import type { DocumentReviewId, UserId } from "#api/kernel/db/ids"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import type { OnVerificationEnded } from "#api/kernel/process/verification-endings"
import type { Actor } from "#api/kernel/security/session"
import {
  lockReview,
  type ReviewRow,
  selectOpenOfMentors,
  selectOpenOfStudent,
  selectSharedBetween,
} from "../queries.ts"
import { change, lockOwnReview, type OwnReview, refuseUnless } from "../service.ts"

const isOpen = ({ state }: ReviewRow) => state === "waiting" || state === "reading"
const unsent = { sealedComments: null, commentsVersion: 0, commentsAt: null }
/** Comments that were sent stay with the student. */
const withdrawn = (review: ReviewRow, now: Date) =>
  isOpen(review) ? { ...unsent, state: "withdrawn" as const, withdrawnAt: now } : { withdrawnAt: now }

export async function withdrawReview(
  tx: Tx,
  id: DocumentReviewId,
  { user, now }: { readonly user: Actor; readonly now: Date },
): Promise<OwnReview> {
  const own = await lockOwnReview(tx, id, user)
  refuseUnless("withdraw", own)
  const news = isOpen(own.review) ? "withdrawn" : "quietly"
  return { review: await change(tx, own.review, withdrawn(own.review, now), news, now), side: own.side }
}

/** A review that was not answered in time. */
export async function expire(tx: Tx, id: DocumentReviewId, now: Date): Promise<void> {
  const review = await lockReview(tx, id)
  if (!review || !isOpen(review) || review.answerBy > now) return
  await change(tx, review, { ...unsent, state: "expired", withdrawnAt: now }, "expired", now)
}

/** After a block there is no notice, and the senpai no longer sees anything. */
export async function endBetween(tx: Tx, one: UserId, other: UserId, now: Date): Promise<void> {
  for (const { id } of await selectSharedBetween(tx, one, other)) {
    const review = await lockReview(tx, id)
    if (review && review.withdrawnAt === null)
      await change(tx, review, withdrawn(review, now), "quietly", now)
  }
}

export async function endOfStudent(tx: Tx, studentId: UserId, now: Date): Promise<void> {
  for (const { id } of await selectOpenOfStudent(tx, studentId)) {
    const review = await lockReview(tx, id)
    if (review && isOpen(review)) await change(tx, review, withdrawn(review, now), "withdrawn", now)
  }
}

/** The student is notified; a document from the queue goes back to it. */
export async function endOfMentors(tx: Tx, mentors: readonly UserId[], now: Date): Promise<void> {
  for (const { id } of await selectOpenOfMentors(tx, mentors)) {
    const review = await lockReview(tx, id)
    if (!review || !isOpen(review)) continue
    const values = review.isForAny
      ? { ...unsent, state: "waiting" as const, mentorId: null }
      : { ...unsent, state: "declined" as const, withdrawnAt: now }
    await change(tx, review, values, review.isForAny ? "given_back" : "mentor_left", now)
  }
}

/** Reviews are for verified students. */
export const endWithVerification: OnVerificationEnded = async (tx, userId, now) => {
  await endOfStudent(tx, userId, now)
  return 0
}

/** The students' rows go by cascade; students of a senpai who leaves are notified here. */
export const endOnAccountDeleted: OnAccountDeleted = (tx, people, now) => endOfMentors(tx, people, now)

/** After a report: the senpai no longer sees anything, and comments that were not sent are deleted. */
export async function endByEditor(tx: Tx, id: DocumentReviewId, now: Date): Promise<void> {
  const review = await lockReview(tx, id)
  if (!review || review.withdrawnAt !== null) return
  const values = isOpen(review)
    ? { ...unsent, state: "declined" as const, withdrawnAt: now }
    : { withdrawnAt: now }
  await change(tx, review, values, isOpen(review) ? "mentor_left" : "quietly", now)
}
