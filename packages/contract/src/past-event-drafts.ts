// Past events as editors make them: what it was, what remains of it, and in which languages readers see it.
import { z } from "zod"
import { PAST_EVENT_DRAFT_LIMIT_BYTES, PAST_EVENT_DRAFTS_PATH } from "./body.ts"
import { LONGEST_LESSON_MS } from "./course-choices.ts"
import { LONGEST_CUE, MOST_CUES } from "./course-draft-choices.ts"
import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
  MOST_SOURCES,
} from "./draft-sources.ts"
import { uuidOf } from "./ids.ts"
import {
  LONGEST_ASKED_QUESTION,
  LONGEST_GIVEN_ANSWER,
  LONGEST_PAST_EVENT_SUMMARY,
  LONGEST_PAST_EVENT_TITLE,
  MOST_ASKED_QUESTIONS,
  MOST_PAST_EVENT_TOPICS,
  MOST_SPEAKERS,
  pastEventKinds,
} from "./past-event-choices.ts"
import { route } from "./route.ts"
import { topics } from "./topics.ts"
import { CalendarDate, Instant, Language, page, pageQuery } from "./wire.ts"

const text = (longest: number) => z.string().trim().max(longest).default("")
const unique = <Item>(items: readonly Item[]) => new Set(items).size === items.length

const Moment = z.int().min(0).max(LONGEST_LESSON_MS)
const cues = z
  .array(z.object({ start_ms: Moment, end_ms: Moment, text: z.string().trim().max(LONGEST_CUE) }))
  .max(MOST_CUES)
  .optional()
  .meta({ description: "Captions of the recording; they stay as they are where they are left out" })

export const PastEventDraftBody = z.object({
  version: z.int().min(0).meta({ description: "The one that was seen; 0 for a new draft" }),
  kind: z.enum(pastEventKinds),
  topics: z.array(z.enum(topics)).max(MOST_PAST_EVENT_TOPICS).refine(unique),
  held_on: CalendarDate.optional(),
  title_en: text(LONGEST_PAST_EVENT_TITLE),
  summary_en: text(LONGEST_PAST_EVENT_SUMMARY).meta({ description: "Markdown" }),
  title_ja: text(LONGEST_PAST_EVENT_TITLE),
  summary_ja: text(LONGEST_PAST_EVENT_SUMMARY),
  video_id: uuidOf("video").optional().meta({ description: "The recording; none where it is left out" }),
  spoken_language: Language,
  slides_id: uuidOf("file").optional().meta({ description: "None where it is left out" }),
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
    .meta({ description: "People of the site; they stay as they are where they are left out" }),
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
    .meta({ description: "They stay as they are where they are left out" }),
  cues_en: cues,
  cues_ja: cues,
  publish: z.array(Language).max(2).refine(unique).meta({
    description:
      "Readers see it as it is here, in these languages; with none it is kept, and they see what they saw",
  }),
})

export const PastEventDraft = PastEventDraftBody.omit({ publish: true })
  .extend({
    id: z.uuid(),
    past_event_id: z
      .string()
      .nullable()
      .meta({ description: "Where readers see it; null where they do not" }),
    published_languages: z.array(Language),
    speaker_names: z.array(z.object({ id: z.uuid(), name: z.string() })),
    has_changes: z.boolean().meta({ description: "Readers see an older version" }),
    updated_at: Instant,
  })
  .meta({ id: "PastEventDraft" })

export const DRAFTS_PER_PAGE = 30

const params = z.object({ id: uuidOf("past-event-draft") })
const asEditor = {
  tag: "Past events",
  access: { roles: ["editor"] },
  limit: { per: "user", points: 60, seconds: 60 },
} as const

export const listPastEventDrafts = route({
  method: "get",
  path: PAST_EVENT_DRAFTS_PATH,
  summary: "Past events as editors make them, the last changed first",
  ...asEditor,
  query: z.object(pageQuery(DRAFTS_PER_PAGE, DRAFTS_PER_PAGE)),
  success: { status: 200, body: page(PastEventDraft) },
  errors: ["cursor.invalid"],
})

export const getPastEventDraft = route({
  method: "get",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "One of them",
  ...asEditor,
  params,
  success: { status: 200, body: PastEventDraft },
  errors: ["past_event.not_found"],
})

export const writePastEventDraft = route({
  method: "put",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "Keep a draft, or publish it; whoever begins one chooses its id by chance",
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
  summary: "Take it down; what was written stays as a draft, and its address with it",
  ...asEditor,
  params,
  success: { status: 200, body: PastEventDraft },
  errors: ["past_event.not_found"],
})

export const removePastEventDraft = route({
  method: "delete",
  path: `${PAST_EVENT_DRAFTS_PATH}/{id}`,
  summary: "Remove it for good, with recording and slides; what readers see is taken down first",
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
