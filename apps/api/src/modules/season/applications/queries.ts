import { and, asc, count, eq, gte, inArray, lte, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ApplicationId, UserId } from "#api/kernel/db/ids"
import { applicationDeadlines, applications } from "#api/kernel/db/tables/season/applications"

export type ApplicationRow = typeof applications.$inferSelect
export type DeadlineRow = typeof applicationDeadlines.$inferSelect

const byPlace = sql`${applications.place} collate "C"`
const isOne = (userId: UserId, id: ApplicationId) =>
  and(eq(applications.userId, userId), eq(applications.id, id))

export const selectApplications = (tx: Tx, userId: UserId, limit: number): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(byPlace), asc(applications.id))
    .limit(limit)

/** Of one application, or of all. */
export const selectDeadlines = (tx: Tx, userId: UserId, of?: ApplicationId): Promise<DeadlineRow[]> =>
  tx
    .select()
    .from(applicationDeadlines)
    .where(and(eq(applicationDeadlines.userId, userId), of && eq(applicationDeadlines.applicationId, of)))
    .orderBy(asc(applicationDeadlines.day), asc(applicationDeadlines.time), asc(applicationDeadlines.id))

/** Locks the row. */
export async function lockApplication(tx: Tx, userId: UserId, id: ApplicationId) {
  const [found] = await tx.select().from(applications).where(isOne(userId, id)).limit(1).for("update")
  return found
}

export async function countApplications(tx: Tx, userId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(applications)
    .where(eq(applications.userId, userId))
  return found?.count ?? 0
}

/** Returns the ids that were inserted. */
export async function insertApplications(
  tx: Tx,
  rows: readonly (typeof applications.$inferInsert)[],
): Promise<ApplicationId[]> {
  const added = await tx
    .insert(applications)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return added.map(({ id }) => id)
}

export const updateApplication = (
  tx: Tx,
  userId: UserId,
  id: ApplicationId,
  to: Partial<Omit<ApplicationRow, "userId" | "id" | "createdAt">>,
) => tx.update(applications).set(to).where(isOne(userId, id))

export async function deleteApplication(tx: Tx, userId: UserId, id: ApplicationId): Promise<boolean> {
  const gone = await tx.delete(applications).where(isOne(userId, id)).returning({ id: applications.id })
  return gone.length > 0
}

export const deleteDeadlines = (tx: Tx, userId: UserId, of: ApplicationId) =>
  tx
    .delete(applicationDeadlines)
    .where(and(eq(applicationDeadlines.userId, userId), eq(applicationDeadlines.applicationId, of)))

export async function insertDeadlines(tx: Tx, rows: readonly DeadlineRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(applicationDeadlines).values([...rows])
}

/** Returns false if there is no such deadline. */
export async function setDeadlineDone(
  tx: Tx,
  userId: UserId,
  of: ApplicationId,
  { id, isDone }: Pick<DeadlineRow, "id" | "isDone">,
): Promise<boolean> {
  const changed = await tx
    .update(applicationDeadlines)
    .set({ isDone })
    .where(
      and(
        eq(applicationDeadlines.userId, userId),
        eq(applicationDeadlines.applicationId, of),
        eq(applicationDeadlines.id, id),
      ),
    )
    .returning({ id: applicationDeadlines.id })
  return changed.length > 0
}

/** In the member's own order. */
export const selectOrder = (tx: Tx, userId: UserId) =>
  tx
    .select({ id: applications.id, place: applications.place })
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(byPlace), asc(applications.id))

/** Open deadlines in this span, of applications in progress, with the company name. */
export const selectDue = (
  tx: Tx,
  userId: UserId,
  {
    from,
    until,
    without,
    limit,
  }: { from: string; until: string; without: readonly ApplicationRow["stage"][]; limit: number },
) =>
  tx
    .select({
      id: applicationDeadlines.id,
      applicationId: applicationDeadlines.applicationId,
      kind: applicationDeadlines.kind,
      what: applicationDeadlines.what,
      day: applicationDeadlines.day,
      time: applicationDeadlines.time,
      company: applications.company,
    })
    .from(applicationDeadlines)
    .innerJoin(
      applications,
      and(
        eq(applications.userId, applicationDeadlines.userId),
        eq(applications.id, applicationDeadlines.applicationId),
      ),
    )
    .where(
      and(
        eq(applicationDeadlines.userId, userId),
        gte(applicationDeadlines.day, from),
        lte(applicationDeadlines.day, until),
        eq(applicationDeadlines.isDone, false),
        sql`not ${inArray(applications.stage, [...without])}`,
      ),
    )
    .orderBy(asc(applicationDeadlines.day), asc(applicationDeadlines.time))
    .limit(limit)
