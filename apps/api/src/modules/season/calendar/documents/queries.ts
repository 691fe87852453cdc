import { asc, eq, gt, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import { calendarEntries, calendarEntryTexts } from "#api/kernel/db/tables/season/calendar"

/** Ordered by id. */
export const selectEntriesAfter = async (tx: Tx, after: CalendarEntryId, limit: number) =>
  withTexts(
    tx,
    await tx
      .select()
      .from(calendarEntries)
      .where(gt(calendarEntries.id, after))
      .orderBy(asc(calendarEntries.id))
      .limit(limit),
  )

export async function selectWithTexts(tx: Tx, id: CalendarEntryId) {
  const found = await tx.select().from(calendarEntries).where(eq(calendarEntries.id, id)).limit(1)
  return (await withTexts(tx, found))[0]
}
export type EntryWithTexts = NonNullable<Awaited<ReturnType<typeof selectWithTexts>>>

async function withTexts(tx: Tx, found: readonly (typeof calendarEntries.$inferSelect)[]) {
  const ids = found.map(({ id }) => id)
  const texts =
    ids.length === 0
      ? []
      : await tx.select().from(calendarEntryTexts).where(inArray(calendarEntryTexts.entryId, ids))
  return found.map((row) => ({ ...row, texts: texts.filter(({ entryId }) => entryId === row.id) }))
}
