import type { Language } from "@shirube/vocabulary/language"
import { and, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { calendarEntries, calendarEntryTexts } from "#api/kernel/db/tables/season/calendar"
import type { PageCursor } from "#api/kernel/features/public-pages"

export const selectPages = (tx: Tx, place: PageCursor) =>
  selectPublished<CalendarEntryId>(tx, calendarEntries, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<CalendarEntryId>(tx, calendarEntries, language, limit)

export const selectTexts = async (tx: Tx, ids: readonly CalendarEntryId[], language: Language) =>
  ids.length === 0
    ? []
    : tx
        .select({
          id: calendarEntryTexts.entryId,
          address: calendarEntries.address,
          title: calendarEntryTexts.title,
          summary: calendarEntryTexts.summary,
        })
        .from(calendarEntryTexts)
        .innerJoin(calendarEntries, eq(calendarEntries.id, calendarEntryTexts.entryId))
        .where(and(inArray(calendarEntryTexts.entryId, [...ids]), eq(calendarEntryTexts.language, language)))

export const selectAddresses = (tx: Tx, ids: readonly CalendarEntryId[]) =>
  tx
    .select({ id: calendarEntries.id, address: calendarEntries.address })
    .from(calendarEntries)
    .where(inArray(calendarEntries.id, [...ids]))
