import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import {
  calendarEntries,
  calendarEntryDates,
  calendarEntryTexts,
  calendarTicks,
} from "#api/kernel/db/tables/season/calendar"

export type { CalendarHelp, CalendarSource } from "#api/kernel/db/tables/season/calendar"
export { ANY_CLASS } from "#api/kernel/db/tables/season/calendar"
export type EntryInsert = typeof calendarEntries.$inferInsert
export type EntryTextInsert = Omit<typeof calendarEntryTexts.$inferInsert, "entryId">
export type EntryDateInsert = Omit<typeof calendarEntryDates.$inferInsert, "entryId">

/** Locks the entry and reads its fingerprint, to detect whether publishing changes anything. */
export async function selectPublished(tx: Tx, id: CalendarEntryId) {
  const [found] = await tx
    .select({ fingerprint: calendarEntries.fingerprint, publishedAt: calendarEntries.publishedAt })
    .from(calendarEntries)
    .where(eq(calendarEntries.id, id))
    .limit(1)
    .for("update")
  return found
}

export async function replaceEntry(
  tx: Tx,
  row: EntryInsert,
  texts: readonly EntryTextInsert[],
  dates: readonly EntryDateInsert[],
): Promise<void> {
  const entryId = row.id
  await tx.insert(calendarEntries).values(row).onConflictDoUpdate({ target: calendarEntries.id, set: row })
  await tx.delete(calendarEntryTexts).where(eq(calendarEntryTexts.entryId, entryId))
  await tx.insert(calendarEntryTexts).values(texts.map((text) => ({ ...text, entryId })))
  await tx.delete(calendarEntryDates).where(eq(calendarEntryDates.entryId, entryId))
  if (dates.length > 0)
    await tx.insert(calendarEntryDates).values(dates.map((when) => ({ ...when, entryId })))
}

export const deleteEntry = (tx: Tx, id: CalendarEntryId) =>
  tx.delete(calendarEntries).where(eq(calendarEntries.id, id))

/** Of all members. */
export const deleteTicksOf = (tx: Tx, id: CalendarEntryId) =>
  tx.delete(calendarTicks).where(eq(calendarTicks.entryId, id))
