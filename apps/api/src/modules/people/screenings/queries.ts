import type { ScreeningList } from "@shirube/vocabulary/people/screenings/choices"
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isAfter, isBefore } from "#api/kernel/db/moments"
import { screeningNotes, screenings } from "#api/kernel/db/tables/people/screenings"
import type { Moment } from "#api/kernel/lists/keyset"

export type ScreeningRow = typeof screenings.$inferSelect
export type NoteRow = typeof screeningNotes.$inferSelect

export async function selectScreening(tx: Tx, userId: UserId): Promise<ScreeningRow | undefined> {
  const [found] = await tx.select().from(screenings).where(eq(screenings.userId, userId)).limit(1)
  return found
}

export const selectPausedAmong = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ userId: screenings.userId })
    .from(screenings)
    .where(and(inArray(screenings.userId, [...userIds]), isNotNull(screenings.pausedAt)))

export const upsertScreening = (tx: Tx, { userId, ...row }: typeof screenings.$inferInsert) =>
  tx
    .insert(screenings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: screenings.userId, set: row })

export const updateScreening = (
  tx: Tx,
  userId: UserId,
  change: Partial<Omit<typeof screenings.$inferInsert, "userId">>,
) => tx.update(screenings).set(change).where(eq(screenings.userId, userId))

export const deleteScreening = (tx: Tx, userId: UserId) =>
  tx.delete(screenings).where(eq(screenings.userId, userId))

const isCurrent = and(isNull(screenings.endedAt), isNull(screenings.lapsedAt))

const isIn: Readonly<Record<ScreeningList, ReturnType<typeof and>>> = {
  current: isCurrent,
  paused: and(isNull(screenings.endedAt), isNotNull(screenings.pausedAt)),
  lapsed: and(isNull(screenings.endedAt), isNotNull(screenings.lapsedAt)),
  ended: isNotNull(screenings.endedAt),
}

interface Page {
  readonly after: Moment | undefined
  readonly limit: number
}

export const selectByExpiry = (tx: Tx, list: ScreeningList, { after, limit }: Page) =>
  tx
    .select({ row: screenings, position: instantText(screenings.expiresAt) })
    .from(screenings)
    .where(and(isIn[list], after && isAfter(screenings.expiresAt, screenings.userId, after)))
    .orderBy(asc(screenings.expiresAt), asc(screenings.userId))
    .limit(limit)

/** Expired, and without a renewal under review or with one that has waited too long. */
export const selectExpired = (tx: Tx, now: Date, graceOver: Date) =>
  tx
    .select({ userId: screenings.userId })
    .from(screenings)
    .where(
      and(
        isCurrent,
        lte(screenings.expiresAt, now),
        or(isNull(screenings.renewalSentAt), lte(screenings.expiresAt, graceOver)),
      ),
    )

type Reminder = "firstRemindedAt" | "lastRemindedAt"

/** Without those whose renewal is under review. */
export const selectUnreminded = (tx: Tx, reminder: Reminder, before: Date) =>
  tx
    .select({ userId: screenings.userId, expiresAt: screenings.expiresAt })
    .from(screenings)
    .where(
      and(
        isCurrent,
        lte(screenings.expiresAt, before),
        isNull(screenings.renewalSentAt),
        isNull(screenings[reminder]),
      ),
    )

/** False if another process has sent the reminder. The last one makes the first one unnecessary. */
export async function markReminded(tx: Tx, userId: UserId, reminder: Reminder, now: Date): Promise<boolean> {
  const marked = await tx
    .update(screenings)
    .set({
      [reminder]: now,
      ...(reminder === "lastRemindedAt"
        ? { firstRemindedAt: sql`coalesce(${screenings.firstRemindedAt}, ${now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(and(eq(screenings.userId, userId), isNull(screenings[reminder])))
    .returning({ userId: screenings.userId })
  return marked.length > 0
}

export const insertNote = (tx: Tx, note: NoteRow) => tx.insert(screeningNotes).values(note)

export const selectNotes = (tx: Tx, userId: UserId, { after, limit }: Page) =>
  tx
    .select({ note: screeningNotes, position: instantText(screeningNotes.writtenAt) })
    .from(screeningNotes)
    .where(
      and(
        eq(screeningNotes.userId, userId),
        after && isBefore(screeningNotes.writtenAt, screeningNotes.id, after),
      ),
    )
    .orderBy(desc(screeningNotes.writtenAt), desc(screeningNotes.id))
    .limit(limit)
