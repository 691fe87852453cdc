// Everything due for one member, from every feature: the single source of the calendar's road, month, list
// and feed.

import { dueKinds, LONGEST_DUE_DAYS } from "@shirube/vocabulary/time/due-kinds"
import { z } from "zod"
import { route } from "../../route.ts"
import { CalendarDate, Instant } from "../../wire.ts"

const InBoth = z.object({ en: z.string(), ja: z.string() })

export const DueItem = z
  .object({
    id: z.string().meta({ description: "Unique among all due items: `visa change-of-status`" }),
    kind: z.enum(dueKinds),
    title: InBoth.meta({ description: "Without furigana; text written by a member is the same in both" }),
    note: InBoth.nullable().meta({ description: "One more line, such as the name of a company" }),
    starts_on: CalendarDate.meta({ description: "The day, or the first day of a period" }),
    ends_on: CalendarDate.nullable().meta({ description: "The last day of a period" }),
    starts_at: Instant.nullable().meta({
      description: "If it has a time of day; on `starts_on` in Japan",
    }),
    href: z.string().nullable().meta({ description: "Its page, without a language prefix" }),
    source: z
      .object({ title: InBoth, url: z.string(), checked_on: CalendarDate })
      .nullable()
      .meta({ description: "Source of the rule that makes it due" }),
  })
  .meta({ id: "DueItem" })
export type DueItem = z.output<typeof DueItem>

const DAY_MS = 86_400_000

export const listDue = route({
  method: "get",
  path: "/v1/calendar/due",
  summary: "Everything due for the caller, earliest first",
  tag: "Calendar",
  access: "signed-in",
  query: z
    .object({ from: CalendarDate, until: CalendarDate })
    .refine(({ from, until }) => from <= until, { path: ["until"] })
    .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= LONGEST_DUE_DAYS * DAY_MS, {
      path: ["until"],
    }),
  success: { status: 200, body: z.object({ items: z.array(DueItem) }) },
  errors: [],
})

/** The longest id has two UUIDs. */
const LONGEST_DUE_ID = 120

export const setDueDone = route({
  method: "put",
  path: "/v1/calendar/due/done",
  summary: "Mark one of the caller's due items as done, or undo that. Idempotent.",
  tag: "Calendar",
  access: "signed-in",
  limit: { per: "user", points: 120, seconds: 60 },
  body: z.object({ id: z.string().max(LONGEST_DUE_ID), is_done: z.boolean() }),
  success: { status: 204, body: null },
  errors: ["calendar.no_such_entry", "calendar.too_many"],
})

export const routes = [listDue, setDueDone] as const
