import type { Language } from "@shirube/vocabulary/language"
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import {
  ANY_CLASS,
  calendarEntries,
  calendarEntryDates,
  calendarEntryTexts,
  calendarTicks,
} from "#api/kernel/db/tables/season/calendar"
import { textFor } from "../reading/queries.ts"

interface Wanted {
  readonly class: string
  readonly language: Language
  readonly today: string
  readonly limit: number
}

/** Current steps of the member's class that they have not ticked; the one that ends first comes first. */
export const selectOpenSteps = (tx: Tx, userId: UserId, { class: key, language, today, limit }: Wanted) => {
  const endsOn = sql<string>`coalesce(${calendarEntryDates.endsOn}, ${calendarEntryDates.startsOn})`
  return tx
    .select({
      entryId: calendarEntries.id,
      title: calendarEntryTexts.title,
      startsOn: calendarEntryDates.startsOn,
      endsOn: calendarEntryDates.endsOn,
    })
    .from(calendarEntryDates)
    .innerJoin(calendarEntries, eq(calendarEntries.id, calendarEntryDates.entryId))
    .innerJoin(calendarEntryTexts, textFor(language))
    .leftJoin(
      calendarTicks,
      and(eq(calendarTicks.entryId, calendarEntries.id), eq(calendarTicks.userId, userId)),
    )
    .where(
      and(
        inArray(calendarEntryDates.class, [key, ANY_CLASS]),
        eq(calendarEntries.kind, "step"),
        lte(calendarEntryDates.startsOn, today),
        sql`${endsOn} >= ${today}`,
        isNull(calendarTicks.entryId),
      ),
    )
    .orderBy(asc(endsOn), asc(calendarEntries.id))
    .limit(limit)
}
