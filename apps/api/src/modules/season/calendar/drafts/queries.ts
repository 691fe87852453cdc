import { desc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarDraftId, CalendarEntryId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { calendarDrafts, calendarEntries } from "#api/kernel/db/tables/season/calendar"
import type { Moment } from "#api/kernel/lists/keyset"

export type { EntryDraft } from "#api/kernel/db/tables/season/calendar"
export type DraftRow = typeof calendarDrafts.$inferSelect
export type NewDraft = typeof calendarDrafts.$inferInsert

export const selectDrafts = (tx: Tx, after: Moment | undefined, limit: number) =>
  tx
    .select({ draft: calendarDrafts, position: instantText(calendarDrafts.updatedAt) })
    .from(calendarDrafts)
    .where(after && isBefore(calendarDrafts.updatedAt, calendarDrafts.id, after))
    .orderBy(desc(calendarDrafts.updatedAt), desc(calendarDrafts.id))
    .limit(limit)

export async function selectDraft(tx: Tx, id: CalendarDraftId): Promise<DraftRow | undefined> {
  const [found] = await tx.select().from(calendarDrafts).where(eq(calendarDrafts.id, id)).limit(1)
  return found
}

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDraft(tx: Tx, id: CalendarDraftId): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(calendarDrafts)
    .where(eq(calendarDrafts.id, id))
    .limit(1)
    .for("update")
  return found
}

/** Returns false if a draft with that id, or of that entry, exists. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(calendarDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: calendarDrafts.id })
  return inserted.length > 0
}

export const updateDraft = (tx: Tx, id: CalendarDraftId, change: Partial<NewDraft>) =>
  tx.update(calendarDrafts).set(change).where(eq(calendarDrafts.id, id))

export const deleteDraft = (tx: Tx, id: CalendarDraftId) =>
  tx.delete(calendarDrafts).where(eq(calendarDrafts.id, id))

/** Serialises publishing: the second of two entries with the same name finds the id taken. */
export const lockEntryIds = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ids of calendar entries', 0))`)

/** Also true for the id of an entry that was taken down. */
export async function isIdTaken(tx: Tx, id: CalendarEntryId): Promise<boolean> {
  const inDrafts = tx.select({ one: sql`1` }).from(calendarDrafts).where(eq(calendarDrafts.entryId, id))
  const published = tx.select({ one: sql`1` }).from(calendarEntries).where(eq(calendarEntries.id, id))
  return (await inDrafts.unionAll(published).limit(1)).length > 0
}
