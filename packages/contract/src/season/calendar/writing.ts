// A calendar entry as editors write it (editorial/writing): the shapes of its draft.
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import {
  EVERY_CLASS,
  entryKinds,
  LONGEST_DATE_LABEL,
  LONGEST_ENTRY_BODY,
  LONGEST_ENTRY_SUMMARY,
  LONGEST_ENTRY_TITLE,
  LONGEST_HELP_PATH,
  MOST_ENTRY_DATES,
  MOST_HELPS,
  phases,
} from "@shirube/vocabulary/season/calendar/choices"
import { CLASS } from "@shirube/vocabulary/season/calendar/classes"
import { z } from "zod"
import { line, orEmpty, text } from "../../drafted.ts"
import { DraftedSourceFields } from "../../learning/articles/writing.ts"
import { CalendarDate } from "../../wire.ts"

const Day = orEmpty(CalendarDate.refine((day) => day >= "2020-01-01" && day <= "2040-12-31"))

export const EntryFields = {
  details: z.strictObject({
    kind: z.enum(entryKinds),
    phase: orEmpty(z.enum(phases)),
    dates: z
      .array(
        z.strictObject({
          class: z.union([z.literal(EVERY_CLASS), z.string().regex(CLASS)]),
          starts: Day,
          ends: Day,
          precision: z.enum(["day", "month"]),
          expected: z.boolean(),
          label: z.strictObject({ en: line(LONGEST_DATE_LABEL), ja: line(LONGEST_DATE_LABEL) }),
        }),
      )
      .max(MOST_ENTRY_DATES),
    helps: z.array(line(LONGEST_HELP_PATH)).max(MOST_HELPS),
    sources: z.array(DraftedSourceFields).max(MOST_SOURCES),
  }),
  text: z.strictObject({
    title: line(LONGEST_ENTRY_TITLE),
    summary: line(LONGEST_ENTRY_SUMMARY),
    markdown: text(LONGEST_ENTRY_BODY),
  }),
}
