import { and, asc, count, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LessonId, NoteId, UserId } from "#api/kernel/db/ids"
import { lessonNotes } from "#api/kernel/db/tables/learning/courses/progress"

export type NoteRow = typeof lessonNotes.$inferSelect

export const selectNotes = (tx: Tx, userId: UserId, lessonId: LessonId, limit: number) =>
  tx
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)))
    .orderBy(asc(lessonNotes.atMs), asc(lessonNotes.createdAt))
    .limit(limit)

export async function countNotes(tx: Tx, userId: UserId, lessonId: LessonId): Promise<number> {
  const [found] = await tx
    .select({ notes: count() })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)))
  return found?.notes ?? 0
}

/** Undefined if a note with the same key exists. */
export async function insertNote(tx: Tx, row: typeof lessonNotes.$inferInsert): Promise<NoteRow | undefined> {
  const [added] = await tx
    .insert(lessonNotes)
    .values(row)
    .onConflictDoNothing({ target: [lessonNotes.userId, lessonNotes.retryKey] })
    .returning()
  return added
}

export async function selectByRetryKey(tx: Tx, userId: UserId, retryKey: string) {
  const [found] = await tx
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.retryKey, retryKey)))
    .limit(1)
  return found
}

export async function updateNote(tx: Tx, userId: UserId, id: NoteId, text: string, now: Date) {
  const [changed] = await tx
    .update(lessonNotes)
    .set({ text, changedAt: now })
    .where(and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId)))
    .returning()
  return changed
}

export const deleteNote = (tx: Tx, userId: UserId, id: NoteId) =>
  tx.delete(lessonNotes).where(and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId)))
