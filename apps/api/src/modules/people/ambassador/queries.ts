import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ambassadorApplications } from "#api/kernel/db/tables/people/ambassador"

export type ApplicationRow = typeof ambassadorApplications.$inferSelect

export async function selectApplication(tx: Tx, userId: UserId): Promise<ApplicationRow | undefined> {
  const [found] = await tx
    .select()
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.userId, userId))
    .limit(1)
  return found
}

export async function upsertApplication(
  tx: Tx,
  { userId, ...application }: typeof ambassadorApplications.$inferInsert,
): Promise<void> {
  await tx
    .insert(ambassadorApplications)
    .values({ userId, ...application })
    .onConflictDoUpdate({ target: ambassadorApplications.userId, set: application })
}
