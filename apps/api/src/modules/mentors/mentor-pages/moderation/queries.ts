import { and, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorRemovals } from "#api/kernel/db/tables/mentors/mentor-pages"

export type RemovalRow = typeof mentorRemovals.$inferSelect

export async function selectRemoval(tx: Tx, userId: UserId): Promise<RemovalRow | undefined> {
  const [found] = await tx.select().from(mentorRemovals).where(eq(mentorRemovals.userId, userId)).limit(1)
  return found
}

/** A decision about an appeal keeps it: there is one for each removal. */
export const upsertRemoval = (tx: Tx, removal: Omit<RemovalRow, "appeal">) =>
  tx
    .insert(mentorRemovals)
    .values(removal)
    .onConflictDoUpdate({ target: mentorRemovals.userId, set: removal })

/** False if it was not taken down. */
export async function deleteRemoval(tx: Tx, userId: UserId): Promise<boolean> {
  const deleted = await tx
    .delete(mentorRemovals)
    .where(eq(mentorRemovals.userId, userId))
    .returning({ userId: mentorRemovals.userId })
  return deleted.length > 0
}

/** False if there is an appeal already. */
export async function setAppeal(tx: Tx, userId: UserId, appeal: string): Promise<boolean> {
  const changed = await tx
    .update(mentorRemovals)
    .set({ appeal })
    .where(and(eq(mentorRemovals.userId, userId), isNull(mentorRemovals.appeal)))
    .returning({ userId: mentorRemovals.userId })
  return changed.length > 0
}
