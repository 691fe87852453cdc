import { eq } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { senpaiApplications } from "#api/db/tables/senpai"

export type ApplicationRow = typeof senpaiApplications.$inferSelect

export async function selectApplication(tx: Tx, userId: UserId): Promise<ApplicationRow | undefined> {
  const [found] = await tx
    .select()
    .from(senpaiApplications)
    .where(eq(senpaiApplications.userId, userId))
    .limit(1)
  return found
}

export async function upsertApplication(
  tx: Tx,
  { userId, ...application }: typeof senpaiApplications.$inferInsert,
): Promise<void> {
  await tx
    .insert(senpaiApplications)
    .values({ userId, ...application })
    .onConflictDoUpdate({ target: senpaiApplications.userId, set: application })
}
