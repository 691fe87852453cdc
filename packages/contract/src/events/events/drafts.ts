// Event drafts of organisers: one document each, saved whole. Editors publish directly; they review what a
// company proposes (editorial/review).

import {
  eventAudiences,
  eventFormats,
  eventHosts,
  eventKinds,
  eventLevels,
  eventQuestionKinds,
  LONGEST_EVENT_BODY,
  LONGEST_EVENT_NAME,
  LONGEST_EVENT_SUMMARY,
  LONGEST_EVENT_TITLE,
  MOST_EVENT_CHOICES,
  MOST_EVENT_QUESTIONS,
  MOST_EVENT_SESSIONS,
  MOST_EVENT_SPEAKERS,
  MOST_EVENT_TOPICS,
  MOST_SEATS,
} from "@shirube/vocabulary/events/events/choices"
import {
  eventDraftStates,
  LONGEST_EVENT_ABOUT,
  LONGEST_EVENT_CHOICE,
  LONGEST_EVENT_ENTRANCE,
  LONGEST_EVENT_QUESTION,
  LONGEST_EVENT_VENUE,
  LONGEST_MEETING_LINK,
} from "@shirube/vocabulary/events/events/draft-choices"
import { eventMissingCodes } from "@shirube/vocabulary/events/events/missing"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { uuidOf, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery } from "../../wire.ts"

export const EVENT_DRAFTS_PER_PAGE = 30

const text = (longest: number) => z.string().trim().max(longest)
const both = (longest: number) => z.object({ en: text(longest), ja: text(longest) })
const areApart = (keys: readonly unknown[]) => new Set(keys).size === keys.length
const Key = wordsOf("part-key").meta({ description: "Random; distinguishes it from its siblings" })

const isWallTime = (written: string) =>
  written === "" ||
  (/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(written) && !Number.isNaN(Date.parse(`${written}:00+09:00`)))
const WallTime = z.string().max(16).refine(isWallTime).meta({
  description: "Local time in Japan, `2026-12-01T18:30`; empty while not chosen",
})

const isLink = (written: string) => written === "" || (URL.canParse(written) && /^https:\/\//i.test(written))

/** Both languages side by side, possibly unfinished. */
export const EventDocument = z
  .object({
    kind: z.enum(eventKinds),
    topics: z.array(z.enum(topics)).max(MOST_EVENT_TOPICS).refine(areApart),
    host: z.object({ kind: z.enum(eventHosts), name: both(LONGEST_EVENT_NAME) }),
    format: z.enum(eventFormats),
    prefecture: z
      .string()
      .regex(/^(?:0[1-9]|[1-3]\d|4[0-7])$/)
      .nullable()
      .meta({ description: "JIS X 0401 code: `13` is Tokyo" }),
    venue: both(LONGEST_EVENT_VENUE),
    entrance: both(LONGEST_EVENT_ENTRANCE).default({ en: "", ja: "" }).meta({
      description: "How to get in; shown on the ticket only",
    }),
    spoken: z.array(Language).max(2).refine(areApart),
    level: z.enum(eventLevels),
    audience: z.enum(eventAudiences),
    closes: WallTime.meta({ description: "When registration closes; empty: when a session begins" }),
    waitlist: z.boolean(),
    questions: z
      .array(
        z.object({
          key: Key,
          kind: z.enum(eventQuestionKinds),
          required: z.boolean(),
          label: both(LONGEST_EVENT_QUESTION),
          choices: z
            .array(z.object({ key: Key, label: both(LONGEST_EVENT_CHOICE) }))
            .max(MOST_EVENT_CHOICES)
            .refine((choices) => areApart(choices.map(({ key }) => key))),
        }),
      )
      .max(MOST_EVENT_QUESTIONS)
      .refine((questions) => areApart(questions.map(({ key }) => key))),
    sessions: z
      .array(
        z.object({
          id: uuidOf("event-session"),
          starts: WallTime,
          ends: WallTime,
          capacity: z.int().min(1).max(MOST_SEATS).nullable().meta({ description: "Null: no limit" }),
          link: text(LONGEST_MEETING_LINK)
            .refine(isLink)
            .meta({ description: "Link to the online meeting; shown to attendees only" }),
        }),
      )
      .max(MOST_EVENT_SESSIONS)
      .refine((sessions) => areApart(sessions.map(({ id }) => id))),
    speakers: z
      .array(
        z.object({
          person: uuidOf("user").nullable().meta({ description: "A member of this site; null for a guest" }),
          name: both(LONGEST_EVENT_NAME),
          about: both(LONGEST_EVENT_ABOUT),
        }),
      )
      .max(MOST_EVENT_SPEAKERS),
    picture: uuidOf("file").nullable().default(null).meta({ description: "An uploaded file; decorative" }),
    texts: z.object({
      en: z.object({
        title: text(LONGEST_EVENT_TITLE),
        summary: text(LONGEST_EVENT_SUMMARY),
        body: text(LONGEST_EVENT_BODY).meta({ description: "Markdown" }),
      }),
      ja: z.object({
        title: text(LONGEST_EVENT_TITLE),
        summary: text(LONGEST_EVENT_SUMMARY),
        body: text(LONGEST_EVENT_BODY),
      }),
    }),
  })
  .meta({ id: "EventDocument" })
export type EventDocument = z.infer<typeof EventDocument>

export const EventDraftStatus = z
  .object({
    id: z.uuid(),
    version: z.int(),
    state: z.enum(eventDraftStates),
    event_id: z.string().nullable().meta({ description: "The published event; null if it is not published" }),
    languages: z.array(Language).meta({ description: "Published languages" }),
    is_cancelled: z.boolean(),
    is_proposal: z.boolean().meta({ description: "Proposed by a company" }),
    reason: z.string().nullable().meta({ description: "Why it was returned or declined" }),
    updated_at: Instant,
  })
  .meta({ id: "EventDraftStatus" })

export const EventDraftSummary = EventDraftStatus.extend({
  title: z.object({ en: z.string(), ja: z.string() }),
  next_starts_at: Instant.nullable().meta({ description: "Start of its first published session" }),
  registered: z.int().meta({ description: "Number of seats taken" }),
  waiting: z.int(),
}).meta({ id: "EventDraftSummary" })

const Missing = z
  .object({
    path: z.string().meta({ description: "Within the document: `sessions.0.starts`" }),
    code: z.enum(eventMissingCodes),
    language: Language.nullable().meta({
      description: "The language that is unfinished without it; null: every language is",
    }),
  })
  .meta({ id: "EventMissing" })

export const EventDraft = EventDraftStatus.extend({
  document: EventDocument,
  picture: z
    .object({ id: z.uuid(), address: z.string().meta({ description: "Temporary" }) })
    .nullable()
    .meta({ description: "The picture of the document, as its author sees it" }),
  missing: z.array(Missing).meta({ description: "One finished language is enough" }),
}).meta({ id: "EventDraft" })

const tag = "Organised events"
const organisers = {
  tag,
  access: { roles: ["editor", "company"], editorRoles: ["writer", "reviewer"], registered: true },
  limit: { per: "user", points: 60, seconds: 60 },
} as const
const editors = { ...organisers, access: { roles: ["editor"], editorRoles: ["reviewer"] } } as const
const companies = { ...organisers, access: { roles: ["company"], registered: true } } as const
const params = z.object({ id: uuidOf("event-draft") })
const version = z.int().min(0).meta({ description: "The version that was read; 0 for a new draft" })

export const listEventDrafts = route({
  method: "get",
  path: "/v1/event-drafts",
  summary:
    "Events the caller organises, last changed first: for an editor all except unsubmitted proposals, for a company its own",
  ...organisers,
  query: z.object(pageQuery(EVENT_DRAFTS_PER_PAGE, EVENT_DRAFTS_PER_PAGE)),
  success: { status: 200, body: page(EventDraftSummary) },
  errors: ["cursor.invalid"],
})

export const getEventDraft = route({
  method: "get",
  path: "/v1/event-drafts/{id}",
  summary: "One event draft",
  ...organisers,
  params,
  success: { status: 200, body: EventDraft },
  errors: ["event.not_found"],
})

export const saveEventDraft = route({
  method: "put",
  path: "/v1/event-drafts/{id}",
  summary: "Save a draft; the client chooses a random id for a new one. Nothing is published yet.",
  ...organisers,
  params,
  body: z.object({ version, document: EventDocument }),
  success: { status: 200, body: EventDraftStatus },
  errors: [
    "event.not_found",
    "event.changed_elsewhere",
    "event.waiting_for_editors",
    "event.declined",
    "event.cancelled",
    "event.too_many",
    "picture.not_there",
  ],
})

export const removeEventDraft = route({
  method: "delete",
  path: "/v1/event-drafts/{id}",
  summary: "Delete an unpublished draft for good",
  ...organisers,
  params,
  success: { status: 204, body: null },
  errors: ["event.not_found", "event.is_published"],
})

export const publishEventDraft = route({
  method: "put",
  path: "/v1/event-drafts/{id}/publication",
  summary: "Publish the draft in these languages; attendees are notified of changed times and places",
  ...editors,
  params,
  body: z.object({
    version,
    languages: z.array(Language).min(1).max(2).refine(areApart),
  }),
  success: { status: 200, body: EventDraftStatus },
  errors: [
    "event.not_found",
    "event.changed_elsewhere",
    "event.waiting_for_editors",
    "event.cancelled",
    "event.seats_taken",
    "event.date_past",
  ],
})

export const unpublishEventDraft = route({
  method: "delete",
  path: "/v1/event-drafts/{id}/publication",
  summary: "Unpublish the event; only without registrations",
  ...editors,
  params,
  success: { status: 200, body: EventDraftStatus },
  errors: ["event.not_found", "event.has_people"],
})

export const sendEventDraft = route({
  method: "post",
  path: "/v1/event-drafts/{id}/review",
  summary: "Submit the proposal to the editors",
  ...companies,
  params,
  body: z.object({ version: z.int().min(1) }),
  success: { status: 200, body: EventDraftStatus },
  errors: ["event.not_found", "event.changed_elsewhere", "event.declined", "event.cancelled"],
})

export const withdrawEventDraft = route({
  method: "delete",
  path: "/v1/event-drafts/{id}/review",
  summary: "Withdraw a waiting proposal, to change it; changes nothing if it is not waiting",
  ...companies,
  params,
  success: { status: 200, body: EventDraftStatus },
  errors: ["event.not_found"],
})

export const routes = [
  listEventDrafts,
  getEventDraft,
  saveEventDraft,
  removeEventDraft,
  publishEventDraft,
  unpublishEventDraft,
  sendEventDraft,
  withdrawEventDraft,
] as const
