// Public past events: a summary, the questions asked, a recording and slides.

import { FIRST_YEAR, pastEventKinds } from "@shirube/vocabulary/learning/past-events/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { PDF_TYPE } from "../../common/media/files.ts"
import { Media } from "../../common/media/videos.ts"
import { wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { CalendarDate, Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"
import { ArticleSource } from "../articles/routes.ts"
import { Transcript } from "../courses/lessons.ts"

export const PAST_EVENTS_PER_PAGE = 12
export const PAST_EVENTS_PER_PAGE_MAX = 50

export const PastEventId = wordsOf("past-event").meta({
  description: "Identifies a past event; never changes, while its address may",
})

export const PastEventSpeaker = z
  .object({ id: z.uuid(), name: z.string(), seal: z.string() })
  .meta({ id: "PastEventSpeaker" })

export const PastEventSummary = z
  .object({
    id: z.string(),
    address: z.string().meta({ description: "The last part of the address of its page" }),
    kind: z.enum(pastEventKinds),
    topics: z.array(z.object({ key: z.enum(topics), name: z.string() })),
    held_on: CalendarDate,
    language: Language.meta({ description: "Language of the texts below" }),
    languages: z.array(Language).meta({ description: "Languages this past event exists in" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string(),
    title_ruby: RubyText,
    excerpt: z.string(),
    speakers: z
      .array(PastEventSpeaker)
      .meta({ description: "The host first; deleted accounts are left out" }),
    question_count: z.int(),
    recording_ms: z.int().nullable().meta({ description: "Length of the recording; null without one" }),
    poster: z.string().nullable().meta({ description: "Address of a picture from the recording" }),
    has_slides: z.boolean(),
  })
  .meta({ id: "PastEventSummary" })

export const PastEvent = PastEventSummary.extend({
  event_id: z.string().nullable().meta({ description: "The event it was made from; null without one" }),
  summary_html: z.string().meta({ description: "Safe HTML, made by the server from Markdown" }),
  questions: z.array(z.object({ question_ruby: RubyText, answer_ruby: RubyText })).meta({
    description: "Questions asked there, in the order shown",
  }),
  recording: z
    .object({
      spoken_language: Language,
      transcripts: z
        .array(Transcript)
        .meta({ description: "The spoken language first; empty without captions" }),
    })
    .nullable()
    .meta({ description: "Playback addresses: see `/media`" }),
  slides: z.object({ address: z.string().meta({ description: "PDF" }), bytes: z.int() }).nullable(),
  sources: z.array(ArticleSource).meta({ description: "Sources of the rules it explains" }),
  published_at: Instant,
  updated_at: Instant,
}).meta({ id: "PastEvent" })

const tag = "Past events"
const params = z.object({ id: PastEventId })

export const listPastEvents = route({
  method: "get",
  path: "/v1/past-events",
  summary: "Past events, latest first",
  tag,
  access: "public",
  shared: true,
  query: z.object({
    topic: z.enum(topics).optional(),
    year: z.coerce.number().int().min(FIRST_YEAR).max(2100).optional(),
    ...pageQuery(PAST_EVENTS_PER_PAGE_MAX, PAST_EVENTS_PER_PAGE),
  }),
  success: {
    status: 200,
    body: page(PastEventSummary).extend({
      years: z.array(z.int()).meta({ description: "Years with past events, latest first" }),
    }),
  },
  errors: ["cursor.invalid"],
})

export const getPastEvent = route({
  method: "get",
  path: "/v1/past-events/{id}",
  summary: "One past event, with its summary and questions; also under its present or a former address",
  tag,
  access: "public",
  shared: true,
  params,
  success: { status: 200, body: PastEvent },
  errors: ["past_event.not_found"],
})

/** Separate from the cached page: media addresses expire. */
export const getRecording = route({
  method: "get",
  path: "/v1/past-events/{id}/media",
  summary: "Temporary addresses of the recording, for everyone",
  tag,
  access: "public", // anyone may watch it
  params,
  success: { status: 200, body: Media },
  errors: ["past_event.not_found"],
})

export const readSlides = route({
  method: "get",
  path: "/v1/past-events/{id}/slides",
  summary: "The slides, available while the past event is published",
  tag,
  access: "public", // while the recording is published
  params,
  success: { status: 200, body: null, file: { types: [PDF_TYPE] } },
  errors: ["past_event.not_found", "file.not_found"],
})

export const routes = [listPastEvents, getPastEvent, getRecording, readSlides] as const
