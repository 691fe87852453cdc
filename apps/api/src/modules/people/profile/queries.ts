import { eq, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { profiles } from "#api/kernel/db/tables/people/profile"

export type ProfileRow = typeof profiles.$inferSelect
export type ProfileChange = Partial<Omit<typeof profiles.$inferInsert, "userId" | "updatedAt">>

export async function selectProfile(tx: Tx, userId: UserId): Promise<ProfileRow | undefined> {
  const [found] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).limit(1)
  return found
}

const graduationMonth = prepared((tx) =>
  tx
    .select({ month: profiles.graduationMonth })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .limit(1)
    .prepare("graduation_month"),
)

export async function selectGraduationMonth(tx: Tx, userId: UserId): Promise<string | null> {
  const [found] = await graduationMonth(tx).execute({ userId })
  return found?.month ?? null
}

/** Visibility settings, and the details shown beside posts. */
export const selectVisibilities = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({
      userId: profiles.userId,
      nationality: profiles.nationality,
      visibility: profiles.visibility,
    })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))

export const selectBirthDates = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: profiles.userId, birthDate: profiles.birthDate })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))

/** Updates only the given fields, so that two parts saved concurrently are both kept. */
export async function upsertProfile(
  tx: Tx,
  userId: UserId,
  change: ProfileChange,
  now: Date,
): Promise<ProfileRow> {
  const [kept] = await tx
    .insert(profiles)
    .values({ userId, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...change, updatedAt: now } })
    .returning()
  if (!kept) throw new Error("Upsert returned no row")
  return kept
}
