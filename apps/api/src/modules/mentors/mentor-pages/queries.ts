import { and, eq, isNotNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { type LineReadings, mentorPages } from "#api/kernel/db/tables/mentors/mentor-pages"

export type MentorPageRow = typeof mentorPages.$inferSelect
/** Everything that its owner decides. */
export type MentorPageContent = Omit<MentorPageRow, "userId" | "readings">

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

/** Only if the page has not been saved since. */
export const saveReadings = (tx: Tx, { userId, version }: MentorPageRow, readings: LineReadings) =>
  tx
    .update(mentorPages)
    .set({ readings })
    .where(and(eq(mentorPages.userId, userId), eq(mentorPages.version, version)))
    .returning({ userId: mentorPages.userId })

/** Published pages whose pause ends on this day. */
export const selectPausedUntil = (tx: Tx, day: string) =>
  tx
    .select({ userId: mentorPages.userId })
    .from(mentorPages)
    .where(and(eq(mentorPages.pausedUntil, day), isNotNull(mentorPages.publishedAt)))
