import { and, asc, eq, gt, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import { calendarEntries, calendarEntryTexts } from "#api/kernel/db/tables/season/calendar"

export type EntryText = typeof calendarEntryTexts.$inferSelect

/** Texts of an older renderer or without furigana, with the fingerprint that they were saved from. */
export const selectOutdated = (tx: Tx, format: number, id: CalendarEntryId) =>
  tx
    .select({ text: calendarEntryTexts, fingerprint: calendarEntries.fingerprint })
    .from(calendarEntryTexts)
    .innerJoin(calendarEntries, eq(calendarEntries.id, calendarEntryTexts.entryId))
    .where(and(eq(calendarEntryTexts.entryId, id), ne(calendarEntryTexts.format, format)))

export const selectOutdatedEntries = (tx: Tx, format: number, after: CalendarEntryId, limit: number) =>
  tx
    .selectDistinct({ id: calendarEntryTexts.entryId })
    .from(calendarEntryTexts)
    .where(and(ne(calendarEntryTexts.format, format), gt(calendarEntryTexts.entryId, after)))
    .orderBy(asc(calendarEntryTexts.entryId))
    .limit(limit)

type Rendering = Pick<EntryText, "title" | "summary" | "html" | "readText" | "format">

export const replaceRendered = (tx: Tx, { entryId, language }: EntryText, made: Rendering) =>
  tx
    .update(calendarEntryTexts)
    .set(made)
    .where(and(eq(calendarEntryTexts.entryId, entryId), eq(calendarEntryTexts.language, language)))
