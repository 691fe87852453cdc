import { eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorHours } from "#api/kernel/db/tables/mentors/hours"

export type HoursRow = typeof mentorHours.$inferSelect

export async function selectHours(tx: Tx, userId: UserId): Promise<HoursRow | undefined> {
  const [found] = await tx.select().from(mentorHours).where(eq(mentorHours.userId, userId)).limit(1)
  return found
}

export const selectHoursOf = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select()
    .from(mentorHours)
    .where(inArray(mentorHours.userId, [...userIds]))

export async function upsertHours(tx: Tx, { userId, ...hours }: HoursRow): Promise<HoursRow> {
  const [saved] = await tx
    .insert(mentorHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: mentorHours.userId, set: hours })
    .returning()
  if (!saved) throw new Error("Upsert returned no row")
  return saved
}
