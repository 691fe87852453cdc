// All SQL on suspensions.
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId, SuspensionId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { suspensionBars, suspensions } from "#api/kernel/db/tables/editorial/suspensions"
import type { Moment } from "#api/kernel/lists/keyset"

export type SuspensionRow = typeof suspensions.$inferSelect

const inForce = (now: Date) =>
  and(isNull(suspensions.endedAt), or(isNull(suspensions.endsAt), gt(suspensions.endsAt, now)))

export async function selectActive(tx: Tx, userId: UserId, now: Date): Promise<SuspensionRow | undefined> {
  const [found] = await tx
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), inForce(now)))
    .limit(1)
  return found
}

export async function selectSuspension(tx: Tx, id: SuspensionId): Promise<SuspensionRow | undefined> {
  const [found] = await tx.select().from(suspensions).where(eq(suspensions.id, id)).limit(1)
  return found
}

export async function lockSuspension(tx: Tx, id: SuspensionId): Promise<SuspensionRow | undefined> {
  const [found] = await tx.select().from(suspensions).where(eq(suspensions.id, id)).limit(1).for("update")
  return found
}

/** False if it has ended. */
export async function markForGood(tx: Tx, id: SuspensionId, now: Date): Promise<boolean> {
  const changed = await tx
    .update(suspensions)
    .set({ endsAt: null })
    .where(and(eq(suspensions.id, id), inForce(now)))
    .returning({ id: suspensions.id })
  return changed.length > 0
}

/** All of one account, newest first. */
export const selectHistory = (tx: Tx, userId: UserId, limit: number) =>
  tx
    .select()
    .from(suspensions)
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.startsAt), desc(suspensions.id))
    .limit(limit)

interface Page {
  readonly after: Moment | undefined
  readonly limit: number
}

export const selectNewestActive = (tx: Tx, now: Date, { after, limit }: Page) =>
  tx
    .select({ row: suspensions, position: instantText(suspensions.startsAt) })
    .from(suspensions)
    .where(and(inForce(now), after && isBefore(suspensions.startsAt, suspensions.id, after)))
    .orderBy(desc(suspensions.startsAt), desc(suspensions.id))
    .limit(limit)

/** False if the account is already suspended. */
export async function insertSuspension(
  tx: Tx,
  suspension: typeof suspensions.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(suspensions)
    .values(suspension)
    .onConflictDoNothing()
    .returning({ id: suspensions.id })
  return inserted.length > 0
}

/** Undefined if it has already ended. */
export async function markLifted(
  tx: Tx,
  id: SuspensionId,
  lifted: { readonly endedAt: Date; readonly liftedBy: UserId },
): Promise<SuspensionRow | undefined> {
  const [row] = await tx
    .update(suspensions)
    .set(lifted)
    .where(and(eq(suspensions.id, id), inForce(lifted.endedAt)))
    .returning()
  return row
}

/** Undefined if it has ended, or was announced before. */
export async function markAnnounced(tx: Tx, id: SuspensionId, now: Date): Promise<SuspensionRow | undefined> {
  const [row] = await tx
    .update(suspensions)
    .set({ isAnnounced: true })
    .where(and(eq(suspensions.id, id), inForce(now), eq(suspensions.isAnnounced, false)))
    .returning()
  return row
}

export async function selectOfReview(
  tx: Tx,
  reviewId: ReviewId,
  now: Date,
): Promise<SuspensionRow | undefined> {
  const [found] = await tx
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.reviewId, reviewId), inForce(now)))
    .orderBy(desc(suspensions.startsAt))
    .limit(1)
  return found
}

/** Marks expired suspensions as ended, for everyone or for one person. */
export async function markOver(tx: Tx, now: Date, userId?: UserId): Promise<SuspensionRow[]> {
  const due = tx
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(
      and(
        isNull(suspensions.endedAt),
        lte(suspensions.endsAt, now),
        userId && eq(suspensions.userId, userId),
      ),
    )
    .orderBy(asc(suspensions.endsAt))
    .limit(MOST_AT_ONCE)
    .for("update", { skipLocked: true })
  return tx
    .update(suspensions)
    .set({ endedAt: sql`${suspensions.endsAt}` })
    .where(inArray(suspensions.id, due))
    .returning()
}
const MOST_AT_ONCE = 100

/** False if there is already an appeal. */
export async function setAppeal(
  tx: Tx,
  id: SuspensionId,
  appeal: string,
  appealedAt: Date,
): Promise<boolean> {
  const set = await tx
    .update(suspensions)
    .set({ appeal, appealedAt })
    .where(and(eq(suspensions.id, id), isNull(suspensions.appealedAt)))
    .returning({ id: suspensions.id })
  return set.length > 0
}

export const upsertBars = (tx: Tx, digests: readonly string[], until: Date) =>
  tx
    .insert(suspensionBars)
    .values(digests.map((digest) => ({ digest, until })))
    .onConflictDoUpdate({
      target: suspensionBars.digest,
      set: { until: sql`greatest(${suspensionBars.until}, excluded.until)` },
    })

export async function selectBar(tx: Tx, digests: readonly string[], now: Date): Promise<Date | undefined> {
  const [found] = await tx
    .select({ until: suspensionBars.until })
    .from(suspensionBars)
    .where(and(inArray(suspensionBars.digest, [...digests]), gt(suspensionBars.until, now)))
    .limit(1)
  return found?.until
}

export const deleteBarsBefore = (tx: Tx, now: Date) =>
  tx.delete(suspensionBars).where(lt(suspensionBars.until, now))
