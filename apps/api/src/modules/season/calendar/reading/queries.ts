import type { Language } from "@shirube/vocabulary/language"
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId } from "#api/kernel/db/ids"
import {
  ANY_CLASS,
  calendarEntries,
  calendarEntryDates,
  calendarEntryTexts,
} from "#api/kernel/db/tables/season/calendar"

/** A season longer than this is a mistake. */
const MOST_ITEMS = 500
const MOST_CLASSES = 40

/** The text in the reader's language, else in the other. */
export const textFor = (language: Language) =>
  and(
    eq(calendarEntryTexts.entryId, calendarEntries.id),
    eq(
      calendarEntryTexts.language,
      sql`case when ${language} = any(${calendarEntries.languages}) then ${language} else ${calendarEntries.languages}[1] end`,
    ),
  )

const summaryColumns = {
  entryId: calendarEntries.id,
  address: calendarEntries.address,
  kind: calendarEntries.kind,
  phase: calendarEntries.phase,
  helps: calendarEntries.helps,
  language: calendarEntryTexts.language,
  title: calendarEntryTexts.title,
  summary: calendarEntryTexts.summary,
}

const dateColumns = {
  class: calendarEntryDates.class,
  startsOn: calendarEntryDates.startsOn,
  endsOn: calendarEntryDates.endsOn,
  precision: calendarEntryDates.precision,
  isExpected: calendarEntryDates.isExpected,
  label: calendarEntryDates.label,
}

export const selectClasses = async (tx: Tx) =>
  (
    await tx
      .selectDistinct({ class: calendarEntryDates.class })
      .from(calendarEntryDates)
      .where(ne(calendarEntryDates.class, ANY_CLASS))
      .orderBy(asc(calendarEntryDates.class))
      .limit(MOST_CLASSES)
  ).map(({ class: key }) => key)

/** Dates of the class and of every class, earliest first. */
export const selectSeason = (tx: Tx, key: string, language: Language) =>
  tx
    .select({ ...summaryColumns, ...dateColumns })
    .from(calendarEntryDates)
    .innerJoin(calendarEntries, eq(calendarEntries.id, calendarEntryDates.entryId))
    .innerJoin(calendarEntryTexts, textFor(language))
    .where(inArray(calendarEntryDates.class, [key, ANY_CLASS]))
    .orderBy(asc(calendarEntryDates.startsOn), asc(calendarEntryDates.entryId))
    .limit(MOST_ITEMS)
export type SeasonRow = Awaited<ReturnType<typeof selectSeason>>[number]

export async function selectEntry(tx: Tx, id: CalendarEntryId, language: Language) {
  const [found] = await tx
    .select({
      ...summaryColumns,
      languages: calendarEntries.languages,
      sources: calendarEntries.sources,
      publishedAt: calendarEntries.publishedAt,
      updatedAt: calendarEntries.updatedAt,
      html: calendarEntryTexts.html,
    })
    .from(calendarEntries)
    .innerJoin(calendarEntryTexts, textFor(language))
    .where(eq(calendarEntries.id, id))
    .limit(1)
  return found
}
export type EntryRow = NonNullable<Awaited<ReturnType<typeof selectEntry>>>

export const selectDates = (tx: Tx, id: CalendarEntryId) =>
  tx
    .select(dateColumns)
    .from(calendarEntryDates)
    .where(eq(calendarEntryDates.entryId, id))
    .orderBy(asc(calendarEntryDates.startsOn), asc(calendarEntryDates.class))
    .limit(MOST_ITEMS)
export type DateRow = Awaited<ReturnType<typeof selectDates>>[number]

export async function selectStepId(tx: Tx, id: CalendarEntryId) {
  const [found] = await tx
    .select({ id: calendarEntries.id })
    .from(calendarEntries)
    .where(and(eq(calendarEntries.id, id), eq(calendarEntries.kind, "step")))
    .limit(1)
  return found?.id
}
