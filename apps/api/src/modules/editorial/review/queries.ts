import { type ReviewOutcome, reviewOutcomes } from "@shirube/contract/editorial/review/routes"
import { and, asc, count, desc, eq, gt, inArray, min, ne, notExists, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { newId, type ReviewId, type UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { pendingDecisions, reviews } from "#api/kernel/db/tables/editorial/review"
import type { Moment } from "#api/kernel/lists/keyset"

export type ReviewRow = typeof reviews.$inferSelect
const isWaiting = eq(reviews.state, "waiting")
/** Few are pending at any moment, so this costs a page nothing. */
const isUndecided = (tx: Tx) =>
  notExists(
    tx.select({ one: sql`1` }).from(pendingDecisions).where(eq(pendingDecisions.reviewId, reviews.id)),
  )

interface Submission {
  readonly kind: string
  readonly subjectId: string
  readonly applicantId: UserId | null
  readonly isConfidential: boolean
}

/** A review that already waits keeps its place and gets a new version. */
export async function upsertWaiting(
  tx: Tx,
  submission: Submission,
  now: Date,
): Promise<Pick<ReviewRow, "id" | "version">> {
  const [row] = await tx
    .insert(reviews)
    .values({ id: newId<ReviewId>(), ...submission, state: "waiting", submittedAt: now })
    .onConflictDoUpdate({
      target: [reviews.kind, reviews.subjectId],
      targetWhere: sql`${reviews.state} = 'waiting'`,
      set: { version: sql`${reviews.version} + 1` },
    })
    .returning({ id: reviews.id, version: reviews.version })
  if (!row) throw new Error("Upsert returned no review")
  return row
}

export const markWithdrawn = (tx: Tx, kind: string, subjectIds: readonly string[]) =>
  tx
    .update(reviews)
    .set({ state: "withdrawn", version: sql`${reviews.version} + 1` })
    .where(and(eq(reviews.kind, kind), inArray(reviews.subjectId, [...subjectIds]), isWaiting))
    .returning({ id: reviews.id })

export const selectWaitingSubjects = (tx: Tx, kind: string) =>
  tx
    .select({ subjectId: reviews.subjectId })
    .from(reviews)
    .where(and(eq(reviews.kind, kind), isWaiting))

export async function selectNewestOf(tx: Tx, kind: string, applicantId: UserId) {
  const [found] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.applicantId, applicantId), eq(reviews.kind, kind)))
    .orderBy(desc(isWaiting), desc(reviews.submittedAt), desc(reviews.id))
    .limit(1)
  return found
}

export async function selectReview(tx: Tx, id: ReviewId) {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id)).limit(1)
  return found
}

/** Of two concurrent decisions, the second waits here and sees the first. */
export async function lockReview(tx: Tx, id: ReviewId) {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id)).limit(1).for("update")
  return found
}

export interface Verdict {
  readonly state: ReviewOutcome
  readonly decidedBy: UserId
  readonly decidedAt: Date
  readonly reasonKey: string | null
  readonly prepared: ReviewRow["prepared"]
  readonly reason: string | null
  readonly note: string | null
  readonly isConfidential: boolean
}

export const markDecided = (tx: Tx, { id, version }: Pick<ReviewRow, "id" | "version">, verdict: Verdict) =>
  tx
    .update(reviews)
    .set({ ...verdict, version: version + 1 })
    .where(eq(reviews.id, id))

/** Reads the next ones of each kind from its index, so a page costs the same however many wait. */
export function selectWaiting(
  tx: Tx,
  kinds: readonly string[],
  { after, limit }: { after: Moment | undefined; limit: number },
) {
  const ofKind = tx
    .select({
      id: reviews.id,
      kind: reviews.kind,
      applicantId: reviews.applicantId,
      submittedAt: reviews.submittedAt,
      position: sql<string>`${instantText(reviews.submittedAt)}`.as("position"),
    })
    .from(reviews)
    .where(
      and(
        isWaiting,
        isUndecided(tx),
        sql`${reviews.kind} = wanted.kind`,
        after && isAfter(reviews.submittedAt, reviews.id, after),
      ),
    )
    .orderBy(asc(reviews.submittedAt), asc(reviews.id))
    .limit(limit)
    .as("of_kind")
  return tx
    .select({
      id: ofKind.id,
      kind: ofKind.kind,
      applicantId: ofKind.applicantId,
      submittedAt: ofKind.submittedAt,
      position: ofKind.position,
    })
    .from(sql`unnest(${sql.param([...kinds])}::text[]) as wanted (kind)`)
    .crossJoinLateral(ofKind)
    .orderBy(asc(ofKind.submittedAt), asc(ofKind.id))
    .limit(limit)
}

/** The newest adverse decision about each subject. */
export const selectNewestAgainst = (tx: Tx, kind: string, subjectIds: readonly string[]) =>
  tx
    .selectDistinctOn([reviews.subjectId], {
      subjectId: reviews.subjectId,
      reasonKey: reviews.reasonKey,
      prepared: reviews.prepared,
      reason: reviews.reason,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.kind, kind),
        inArray(reviews.subjectId, [...subjectIds]),
        inArray(reviews.state, ["returned", "declined"]),
      ),
    )
    .orderBy(reviews.subjectId, desc(reviews.decidedAt))

/** Decisions of these kinds about the applicant, except this one; newest first. */
export const selectDecidedAbout = (
  tx: Tx,
  applicantId: UserId,
  { kinds, except, limit }: { kinds: readonly string[]; except: ReviewId; limit: number },
) =>
  tx
    .select({
      kind: reviews.kind,
      state: reviews.state,
      decidedAt: reviews.decidedAt,
      reasonKey: reviews.reasonKey,
      prepared: reviews.prepared,
      reason: reviews.reason,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.applicantId, applicantId),
        inArray(reviews.kind, [...kinds]),
        inArray(reviews.state, [...reviewOutcomes]),
        ne(reviews.id, except),
      ),
    )
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(limit)

/** Everything about the applicant, waiting or not; newest first. */
interface About {
  readonly applicantId: UserId
  readonly names: readonly string[]
  readonly limit: number
}

export const selectAbout = (tx: Tx, { applicantId, names, limit }: About) =>
  tx
    .select({
      id: reviews.id,
      kind: reviews.kind,
      state: reviews.state,
      submittedAt: reviews.submittedAt,
      decidedAt: reviews.decidedAt,
      reasonKey: reviews.reasonKey,
      prepared: reviews.prepared,
      reason: reviews.reason,
    })
    .from(reviews)
    .where(and(eq(reviews.applicantId, applicantId), inArray(reviews.kind, [...names])))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(limit)

export const countWaiting = (tx: Tx) =>
  tx
    .select({ kind: reviews.kind, waiting: count(), oldestAt: min(reviews.submittedAt) })
    .from(reviews)
    .where(and(isWaiting, isUndecided(tx)))
    .groupBy(reviews.kind)

export type PendingDecision = typeof pendingDecisions.$inferSelect

export const insertPending = (tx: Tx, pending: PendingDecision) => tx.insert(pendingDecisions).values(pending)

export async function selectPending(tx: Tx, reviewId: ReviewId): Promise<PendingDecision | undefined> {
  const [found] = await tx
    .select()
    .from(pendingDecisions)
    .where(eq(pendingDecisions.reviewId, reviewId))
    .limit(1)
  return found
}

export async function deletePending(tx: Tx, reviewIds: readonly ReviewId[]): Promise<void> {
  await tx.delete(pendingDecisions).where(inArray(pendingDecisions.reviewId, [...reviewIds]))
}

/** The editor's own, newest first. */
export const selectPendingOf = (tx: Tx, editorId: UserId, now: Date, limit: number) =>
  tx
    .select({ pending: pendingDecisions, kind: reviews.kind, applicantId: reviews.applicantId })
    .from(pendingDecisions)
    .innerJoin(reviews, eq(reviews.id, pendingDecisions.reviewId))
    .where(and(eq(pendingDecisions.decidedBy, editorId), gt(pendingDecisions.effectiveAt, now)))
    .orderBy(desc(pendingDecisions.decidedAt), desc(pendingDecisions.reviewId))
    .limit(limit)
