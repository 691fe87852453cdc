import { asc, eq, inArray, lte } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { departures } from "#api/kernel/db/tables/identity/deletion"

export async function selectDeparture(tx: Tx, userId: UserId) {
  const [found] = await tx.select().from(departures).where(eq(departures.userId, userId)).limit(1)
  return found
}

export const selectDeparturesAmong = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: departures.userId })
    .from(departures)
    .where(inArray(departures.userId, [...userIds]))

/** False if deletion was already requested; the due date stays the same. */
export async function insertDeparture(tx: Tx, departure: typeof departures.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(departures)
    .values(departure)
    .onConflictDoNothing()
    .returning({ userId: departures.userId })
  return inserted.length > 0
}

export async function deleteDeparture(tx: Tx, userId: UserId): Promise<boolean> {
  const stayed = await tx
    .delete(departures)
    .where(eq(departures.userId, userId))
    .returning({ userId: departures.userId })
  return stayed.length > 0
}

/** One due account; skips accounts locked by other processes. */
export async function lockDue(tx: Tx, now: Date): Promise<UserId | undefined> {
  const [due] = await tx
    .select({ userId: departures.userId })
    .from(departures)
    .where(lte(departures.dueAt, now))
    .orderBy(asc(departures.dueAt))
    .limit(1)
    .for("update", { skipLocked: true })
  return due?.userId
}
