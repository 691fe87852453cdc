// Past events as editors edit them: what took place, its recording and slides, and the published languages.

import { PAST_EVENT_DRAFT_LIMIT_BYTES, PAST_EVENT_DRAFTS_PATH } from "@shirube/vocabulary/http/body"
import { LONGEST_LESSON_MS } from "@shirube/vocabulary/learning/courses/choices"
import { LONGEST_CUE, MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
  MOST_SOURCES,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import {
  LONGEST_ASKED_QUESTION,
  LONGEST_GIVEN_ANSWER,
  LONGEST_PAST_EVENT_SUMMARY,
  LONGEST_PAST_EVENT_TITLE,
  MOST_ASKED_QUESTIONS,
  MOST_PAST_EVENT_TOPICS,
  MOST_SPEAKERS,
  pastEventKinds,
} from "@shirube/vocabulary/learning/past-events/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, page, pageQuery } from "../../wire.ts"

const text = (longest: number) => z.string().trim().max(longest).default("")
const unique = <Item>(items: readonly Item[]) => new Set(items).size === items.length

const Moment = z.int().min(0).max(LONGEST_LESSON_MS)
const cues = z
  .array(z.object({ start_ms: Moment, end_ms: Moment, text: z.string().trim().max(LONGEST_CUE) }))
  .max(MOST_CUES)
  .optional()
  .meta({ description: "Captions of the recording; unchanged if left out" })

export const PastEventDraftBody = z.object({
  version: z.int().min(0).meta({ description: "The version that was read; 0 for a new draft" }),
  kind: z.enum(pastEventKinds),
  topics: z.array(z.enum(topics)).max(MOST_PAST_EVENT_TOPICS).refine(unique),
  held_on: CalendarDate.optional(),
  title_en: text(LONGEST_PAST_EVENT_TITLE),
  summary_en: text(LONGEST_PAST_EVENT_SUMMARY).meta({ description: "Markdown" }),
  title_ja: text(LONGEST_PAST_EVENT_TITLE),
  summary_ja: text(LONGEST_PAST_EVENT_SUMMARY),
  video_id: uuidOf("video").optional().meta({ description: "The recording; none if left out" }),
  spoken_language: Language,
  slides_id: uuidOf("file").optional().meta({ description: "None if left out" }),
  questions: z
    .array(
      z.object({
        question_en: text(LONGEST_ASKED_QUESTION),
        answer_en: text(LONGEST_GIVEN_ANSWER),
        question_ja: text(LONGEST_ASKED_QUESTION),
        answer_ja: text(LONGEST_GIVEN_ANSWER),
      }),
    )
    .max(MOST_ASKED_QUESTIONS),
  speakers: z
    .array(uuidOf("user"))
    .max(MOST_SPEAKERS)
    .refine(unique)
    .optional()
    .meta({ description: "Members of this site; unchanged if left out" }),
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
    .max(MOST_SOURCES)
    .optional()
    .meta({ description: "Unchanged if left out" }),
  cues_en: cues,
  cues_ja: cues,
  publish: z.array(Language).max(2).refine(unique).meta({
    description:
      "Published in these languages as saved; with none, only the draft is saved and the published version is unchanged",
  }),
})

export const PastEventDraft = PastEventDraftBody.omit({ publish: true })
  .extend({
    id: z.uuid(),
    past_event_id: z
      .string()
      .nullable()
      .meta({ description: "The published past event; null if it is not published" }),
    published_languages: z.array(Language),
    speaker_names: z.array(z.object({ id: z.uuid(), name: z.string() })),
    has_changes: z.boolean().meta({ description: "The published version is older than the draft" }),
    updated_at: Instant,
  })
  .meta({ id: "PastEventDraft" })

export const DRAFTS_PER_PAGE = 30

const params = z.object({ id: uuidOf("past-event-draft") })
const asEditor = {
  tag: "Past events",
  access: { roles: ["editor"], editorRoles: ["writer", "reviewer"] },
  limit: { per: "user", points: 60, seconds: 60 },
} as const
const asReviewer = { ...asEditor, access: { roles: ["editor"], editorRoles: ["reviewer"] } } as const

export const listPastEventDrafts = route({
  method: "get",
  path: PAST_EVENT_DRAFTS_PATH,
  summary: "Past events as editors edit them, last changed first",
  ...asEditor,
  query: z.object(pageQuery(DRAFTS_PER_PAGE, DRAFTS_PER_PAGE)),
  success: { status: 200, body: page(PastEventDraft) },
  errors: ["cursor.invalid"],
})

export const getPastEventDraft = route({
  method: "get",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "One past event as editors edit it",
  ...asEditor,
  params,
  success: { status: 200, body: PastEventDraft },
  errors: ["past_event.not_found"],
})

export const writePastEventDraft = route({
  method: "put",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "Save a draft, or, as a reviewer, publish it; the client chooses a random id for a new one",
  ...asEditor,
  bodyBytes: PAST_EVENT_DRAFT_LIMIT_BYTES,
  params,
  body: PastEventDraftBody,
  success: { status: 200, body: PastEventDraft },
  errors: [
    "past_event.changed",
    "past_event.recording_not_there",
    "past_event.recording_not_ready",
    "past_event.speaker_not_there",
    "file.not_ready",
  ],
})

export const takeDownPastEvent = route({
  method: "delete",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}/publication`,
  summary: "Unpublish a past event; its draft and its address are kept",
  ...asReviewer,
  params,
  success: { status: 200, body: PastEventDraft },
  errors: ["past_event.not_found"],
})

export const removePastEventDraft = route({
  method: "delete",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "Delete a past event for good, with recording and slides; a published one is unpublished first",
  ...asEditor,
  params,
  success: { status: 204, body: null },
  errors: ["past_event.not_found", "past_event.is_published"],
})

export const routes = [
  listPastEventDrafts,
  getPastEventDraft,
  writePastEventDraft,
  takeDownPastEvent,
  removePastEventDraft,
] as const
