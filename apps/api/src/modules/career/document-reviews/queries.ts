import { openReviewStates, type ReviewList } from "@shirube/vocabulary/career/document-reviews/choices"
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
} from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, DocumentReviewId, MentorSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter, isBefore } from "#api/kernel/db/moments"
import { documentReviews } from "#api/kernel/db/tables/career/document-reviews"
import type { Moment } from "#api/kernel/lists/keyset"

export type ReviewRow = typeof documentReviews.$inferSelect
export type NewReview = typeof documentReviews.$inferInsert

const isOpen = inArray(documentReviews.state, openReviewStates)
/** A senpai sees neither what was withdrawn nor what was never theirs. */
const isShownTo = (userId: UserId) =>
  or(
    eq(documentReviews.studentId, userId),
    and(eq(documentReviews.mentorId, userId), isNull(documentReviews.withdrawnAt)),
  )

export async function selectShown(
  tx: Tx,
  id: DocumentReviewId,
  userId: UserId,
): Promise<ReviewRow | undefined> {
  const [found] = await tx
    .select()
    .from(documentReviews)
    .where(and(eq(documentReviews.id, id), isShownTo(userId)))
    .limit(1)
  return found
}

/** Concurrent changes of the review wait. */
export async function lockReview(tx: Tx, id: DocumentReviewId): Promise<ReviewRow | undefined> {
  const [found] = await tx
    .select()
    .from(documentReviews)
    .where(eq(documentReviews.id, id))
    .limit(1)
    .for("update")
  return found
}

export async function insertReview(tx: Tx, review: NewReview): Promise<ReviewRow> {
  const [inserted] = await tx.insert(documentReviews).values(review).returning()
  if (!inserted) throw new Error("Insert returned no row")
  return inserted
}

export async function updateReview(
  tx: Tx,
  id: DocumentReviewId,
  change: Partial<ReviewRow>,
): Promise<ReviewRow> {
  const [updated] = await tx.update(documentReviews).set(change).where(eq(documentReviews.id, id)).returning()
  if (!updated) throw new Error("Update found no row")
  return updated
}

interface ListPage {
  readonly list?: ReviewList | undefined
  readonly document?: CareerDocumentId | undefined
  readonly session?: MentorSessionId | undefined
  readonly after: Moment | undefined
  readonly limit: number
}

/** Last change first. */
export const selectList = (tx: Tx, userId: UserId, { list, document, session, after, limit }: ListPage) =>
  tx
    .select({ review: documentReviews, position: instantText(documentReviews.updatedAt) })
    .from(documentReviews)
    .where(
      and(
        isShownTo(userId),
        list && (list === "open" ? isOpen : notInArray(documentReviews.state, [...openReviewStates])),
        document && and(eq(documentReviews.studentId, userId), eq(documentReviews.documentId, document)),
        session && eq(documentReviews.sessionId, session),
        after && isBefore(documentReviews.updatedAt, documentReviews.id, after),
      ),
    )
    .orderBy(desc(documentReviews.updatedAt), desc(documentReviews.id))
    .limit(limit)

/** Oldest first. */
export const selectQueue = (
  tx: Tx,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
) =>
  tx
    .select({ review: documentReviews, position: instantText(documentReviews.askedAt) })
    .from(documentReviews)
    .where(
      and(
        eq(documentReviews.state, "waiting"),
        eq(documentReviews.isForAny, true),
        after && isAfter(documentReviews.askedAt, documentReviews.id, after),
      ),
    )
    .orderBy(asc(documentReviews.askedAt), asc(documentReviews.id))
    .limit(limit)

export async function countOpenOf(tx: Tx, studentId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(documentReviews)
    .where(and(eq(documentReviews.studentId, studentId), isOpen))
  return found?.count ?? 0
}

/** Out of the queue, and not answered yet. */
export async function countReadingOf(tx: Tx, mentorId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(documentReviews)
    .where(
      and(
        eq(documentReviews.mentorId, mentorId),
        eq(documentReviews.state, "reading"),
        eq(documentReviews.isForAny, true),
      ),
    )
  return found?.count ?? 0
}

export async function hasOpenOf(tx: Tx, studentId: UserId, documentId: CareerDocumentId): Promise<boolean> {
  const found = await tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(and(eq(documentReviews.studentId, studentId), eq(documentReviews.documentId, documentId), isOpen))
    .limit(1)
  return found.length > 0
}

export const selectExpired = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(and(isOpen, lt(documentReviews.answerBy, now)))
    .orderBy(asc(documentReviews.answerBy))
    .limit(limit)

/** Open reviews of a senpai that end within the span. */
export const selectEnding = (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
) =>
  tx
    .select({
      id: documentReviews.id,
      studentId: documentReviews.studentId,
      mentorId: documentReviews.mentorId,
      answerBy: documentReviews.answerBy,
    })
    .from(documentReviews)
    .where(
      and(
        isOpen,
        isNotNull(documentReviews.mentorId),
        gt(documentReviews.answerBy, from),
        lte(documentReviews.answerBy, to),
      ),
    )
    .orderBy(asc(documentReviews.answerBy))
    .limit(limit)

/** Still shared with the senpai. */
export const selectSharedBetween = (tx: Tx, one: UserId, other: UserId) =>
  tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(
      and(
        isNull(documentReviews.withdrawnAt),
        or(
          and(eq(documentReviews.studentId, one), eq(documentReviews.mentorId, other)),
          and(eq(documentReviews.studentId, other), eq(documentReviews.mentorId, one)),
        ),
      ),
    )

export const selectOpenOfStudent = (tx: Tx, studentId: UserId) =>
  tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(and(eq(documentReviews.studentId, studentId), isOpen))

export const selectOpenOfMentors = (tx: Tx, mentors: readonly UserId[]) =>
  tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(and(inArray(documentReviews.mentorId, [...mentors]), isOpen))

export async function selectReview(tx: Tx, id: DocumentReviewId): Promise<ReviewRow | undefined> {
  const [found] = await tx.select().from(documentReviews).where(eq(documentReviews.id, id)).limit(1)
  return found
}

export const selectIdsOf = (tx: Tx, people: readonly UserId[]) =>
  tx
    .select({ id: documentReviews.id })
    .from(documentReviews)
    .where(
      or(inArray(documentReviews.studentId, [...people]), inArray(documentReviews.mentorId, [...people])),
    )

export const selectPeople = (tx: Tx, ids: readonly DocumentReviewId[]) =>
  tx
    .select({
      id: documentReviews.id,
      studentId: documentReviews.studentId,
      mentorId: documentReviews.mentorId,
    })
    .from(documentReviews)
    .where(inArray(documentReviews.id, [...ids]))

/** In batches, for a job over all reviews. */
export const selectSealedAfter = (tx: Tx, after: DocumentReviewId | undefined, limit: number) =>
  tx
    .select({
      id: documentReviews.id,
      sealedRequest: documentReviews.sealedRequest,
      sealedComments: documentReviews.sealedComments,
    })
    .from(documentReviews)
    .where(after && gt(documentReviews.id, after))
    .orderBy(asc(documentReviews.id))
    .limit(limit)

/** Unless it was changed in the meantime. */
export const replaceSealed = (
  tx: Tx,
  { id, sealedRequest: was }: Pick<ReviewRow, "id" | "sealedRequest">,
  fresh: Pick<ReviewRow, "sealedRequest" | "sealedComments">,
) =>
  tx
    .update(documentReviews)
    .set(fresh)
    .where(and(eq(documentReviews.id, id), eq(documentReviews.sealedRequest, was)))
