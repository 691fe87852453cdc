// The public calendar: the season of a class, and each entry with its source.

import { entryKinds, helpNouns, phases, reservedEntryIds } from "@shirube/vocabulary/season/calendar/choices"
import { CLASS } from "@shirube/vocabulary/season/calendar/classes"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { ArticleSource } from "../../learning/articles/routes.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, RubyText } from "../../wire.ts"

export const CalendarEntryId = wordsOf("calendar-entry")
  .refine((id) => !reservedEntryIds.includes(id))
  .meta({ description: "Identifies an entry; never changes, while its address may" })

export const ClassKey = z
  .string()
  .regex(CLASS)
  .meta({ description: "Month of graduation: `2028-03` or `2028-09`" })

const When = z.object({
  starts_on: CalendarDate,
  ends_on: CalendarDate.nullable().meta({ description: "The last day of a period" }),
  precision: z
    .enum(["day", "month"])
    .meta({ description: "`month`: approximate; the days span whole months" }),
  is_expected: z.boolean().meta({ description: "Not announced yet: estimated from the year before" }),
})

const Help = z.object({
  noun: z.enum(helpNouns),
  path: z.string().meta({ description: "Without a language prefix" }),
  language: z.string(),
  title_ruby: RubyText,
})

const Summary = z.object({
  entry_id: z.string(),
  address: z.string().meta({ description: "The last part of the address of its page" }),
  kind: z.enum(entryKinds),
  phase: z.enum(phases).nullable(),
  language: Language.meta({ description: "Language of the texts" }),
  title: z.string(),
  title_ruby: RubyText,
  summary_ruby: RubyText.meta({ description: "What to do, in a sentence or two" }),
})

export const SeasonItem = Summary.extend(When.shape)
  .extend({
    label: z.string().nullable().meta({ description: "Label of this date, if its entry has several" }),
    helps: z.array(Help),
  })
  .meta({ id: "CalendarSeasonItem" })

export const CalendarEntry = Summary.extend({
  is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
  languages: z.array(Language),
  html: z.string().meta({ description: "Safe HTML, made by the server from Markdown" }),
  dates: z.array(
    When.extend({
      class: ClassKey.nullable().meta({ description: "Null if the same for every class" }),
      label: z.string().nullable(),
    }),
  ),
  helps: z.array(Help),
  sources: z.array(ArticleSource),
  today: CalendarDate,
  published_at: Instant,
  updated_at: Instant,
}).meta({ id: "CalendarEntry" })

const tag = "Calendar"

export const listClasses = route({
  method: "get",
  path: "/v1/calendar/classes",
  summary: "Classes with a season in the calendar, and the current one",
  tag,
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ classes: z.array(ClassKey), current: ClassKey.nullable() }) },
  errors: [],
})

export const getSeason = route({
  method: "get",
  path: "/v1/calendar/seasons/{class}",
  summary: "The season of a class, from its first step to the first day at work",
  tag,
  access: "public",
  shared: true,
  params: z.object({ class: ClassKey }),
  success: {
    status: 200,
    body: z.object({
      class: ClassKey,
      today: CalendarDate,
      first_day_at_work: CalendarDate,
      classes: z.array(ClassKey),
      items: z.array(SeasonItem).meta({ description: "Earliest first" }),
    }),
  },
  errors: ["calendar.no_such_class"],
})

export const getCalendarEntry = route({
  method: "get",
  path: "/v1/calendar/entries/{id}",
  summary:
    "One entry, with its dates for every class and their sources, by its id, its address or a former address",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: CalendarEntryId }),
  success: { status: 200, body: CalendarEntry },
  errors: ["calendar.no_such_entry"],
})

export const routes = [listClasses, getSeason, getCalendarEntry] as const
