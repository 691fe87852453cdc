// Calendar entries as editors edit them: both languages side by side, dates for each class, and the published
// languages.

import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
  MOST_SOURCES,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import {
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
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, page, pageQuery } from "../../wire.ts"

const text = (longest: number) => z.string().trim().max(longest).default("")
const unique = <Item>(items: readonly Item[]) => new Set(items).size === items.length
const Day = CalendarDate.refine((day) => day >= "2020-01-01" && day <= "2040-12-31")

export const CalendarDraftBody = z.object({
  version: z.int().min(0).meta({ description: "The version that was read; 0 for a new draft" }),
  kind: z.enum(entryKinds),
  phase: z.enum(phases).optional(),
  title_en: text(LONGEST_ENTRY_TITLE),
  summary_en: text(LONGEST_ENTRY_SUMMARY).meta({ description: "What to do, in a sentence or two" }),
  body_en: text(LONGEST_ENTRY_BODY).meta({ description: "Markdown" }),
  title_ja: text(LONGEST_ENTRY_TITLE),
  summary_ja: text(LONGEST_ENTRY_SUMMARY),
  body_ja: text(LONGEST_ENTRY_BODY),
  dates: z
    .array(
      z.object({
        class: z
          .string()
          .regex(/^(?:any|20\d\d-(?:03|09))$/)
          .meta({ description: "`any`: the same for every class" }),
        starts_on: Day.optional(),
        ends_on: Day.optional(),
        precision: z.enum(["day", "month"]),
        is_expected: z.boolean().default(false).meta({ description: "Not announced yet: last year's date" }),
        label_en: text(LONGEST_DATE_LABEL),
        label_ja: text(LONGEST_DATE_LABEL),
      }),
    )
    .max(MOST_ENTRY_DATES),
  helps: z
    .array(
      z.object({
        path: text(LONGEST_HELP_PATH).meta({
          description: "The address of an article, a course, a tip, a past event or a topic of Ask Senpai",
        }),
      }),
    )
    .max(MOST_HELPS),
  sources: z
    .array(
      z.object({
        title_en: text(LONGEST_SOURCE_TITLE),
        publisher_en: text(LONGEST_PUBLISHER),
        title_ja: text(LONGEST_SOURCE_TITLE),
        publisher_ja: text(LONGEST_PUBLISHER),
        url: text(LONGEST_SOURCE_ADDRESS),
        checked_on: CalendarDate.optional(),
      }),
    )
    .max(MOST_SOURCES),
  publish: z.array(Language).max(2).refine(unique).meta({
    description:
      "Published in these languages as saved; with none, only the draft is saved and the published version is unchanged",
  }),
})

export const CalendarDraft = CalendarDraftBody.omit({ publish: true })
  .extend({
    id: z.uuid(),
    entry_id: z.string().nullable().meta({ description: "The published entry; null if it is not published" }),
    published_languages: z.array(Language),
    has_changes: z.boolean().meta({ description: "The published version is older than the draft" }),
    updated_at: Instant,
  })
  .meta({ id: "CalendarDraft" })

export const ENTRY_DRAFTS_PER_PAGE = 30

const params = z.object({ id: uuidOf("calendar-draft") })
const asEditor = {
  tag: "Calendar",
  access: { roles: ["editor"], editorRoles: ["writer", "reviewer"] },
  limit: { per: "user", points: 60, seconds: 60 },
} as const
const asReviewer = { ...asEditor, access: { roles: ["editor"], editorRoles: ["reviewer"] } } as const

export const listCalendarDrafts = route({
  method: "get",
  path: "/v1/calendar/drafts",
  summary: "Calendar entries as editors edit them, last changed first",
  ...asEditor,
  query: z.object(pageQuery(ENTRY_DRAFTS_PER_PAGE, ENTRY_DRAFTS_PER_PAGE)),
  success: { status: 200, body: page(CalendarDraft) },
  errors: ["cursor.invalid"],
})

export const getCalendarDraft = route({
  method: "get",
  path: "/v1/calendar/drafts/{id}",
  summary: "One calendar entry as editors edit it",
  ...asEditor,
  params,
  success: { status: 200, body: CalendarDraft },
  errors: ["calendar.no_such_entry"],
})

export const writeCalendarDraft = route({
  method: "put",
  path: "/v1/calendar/drafts/{id}",
  summary: "Save a draft, or, as a reviewer, publish it; the client chooses a random id for a new one",
  ...asEditor,
  params,
  body: CalendarDraftBody,
  success: { status: 200, body: CalendarDraft },
  errors: ["calendar.entry_changed"],
})

export const takeDownCalendarEntry = route({
  method: "delete",
  path: "/v1/calendar/drafts/{id}/publication",
  summary: "Unpublish an entry; its draft and its address are kept",
  ...asReviewer,
  params,
  success: { status: 200, body: CalendarDraft },
  errors: ["calendar.no_such_entry"],
})

export const removeCalendarDraft = route({
  method: "delete",
  path: "/v1/calendar/drafts/{id}",
  summary: "Delete an entry for good; a published one is unpublished first",
  ...asEditor,
  params,
  success: { status: 204, body: null },
  errors: ["calendar.no_such_entry", "calendar.entry_is_published"],
})

export const routes = [
  listCalendarDrafts,
  getCalendarDraft,
  writeCalendarDraft,
  takeDownCalendarEntry,
  removeCalendarDraft,
] as const
