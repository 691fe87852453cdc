import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorPages } from "#api/kernel/db/tables/mentors/mentor-pages"

export type MentorPageRow = typeof mentorPages.$inferSelect
export type MentorPageContent = Omit<MentorPageRow, "userId">

export async function selectPage(tx: Tx, userId: UserId): Promise<MentorPageRow | undefined> {
  const [found] = await tx.select().from(mentorPages).where(eq(mentorPages.userId, userId)).limit(1)
  return found
}

/** The caller holds the lock on the account. */
export async function upsertPage(tx: Tx, userId: UserId, content: MentorPageContent): Promise<MentorPageRow> {
  const [saved] = await tx
    .insert(mentorPages)
    .values({ userId, ...content })
    .onConflictDoUpdate({ target: mentorPages.userId, set: content })
    .returning()
  if (!saved) throw new Error("Upsert returned no row")
  return saved
}
