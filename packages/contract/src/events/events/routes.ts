// Public upcoming events. Private data (a registration, the meeting link) is in registrations.ts.

import {
  availabilities,
  eventAudiences,
  eventFormats,
  eventHosts,
  eventKinds,
  eventLevels,
  eventQuestionKinds,
  ONLINE,
} from "@shirube/vocabulary/events/events/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { SERVED_TYPE } from "../../common/media/files.ts"
import { uuidOf, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"

export const EVENTS_PER_PAGE = 12
export const EVENTS_PER_PAGE_MAX = 50
/** Per month. */
export const MOST_SESSIONS_SHOWN = 200
export const CALENDAR_TYPE = "text/calendar"
export const FEED_TYPE = "application/rss+xml"

export const EventId = wordsOf("event").meta({
  description: "Identifies an event; part of its address, never changes",
})

export const EventPlace = z
  .union([z.literal(ONLINE), z.string().regex(/^\d{2}$/)])
  .meta({ description: "`online`, or a prefecture as in JIS X 0401: `13` is Tokyo" })

export const EventMonth = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM, Japan time" })

export const EventHost = z
  .object({
    kind: z.enum(eventHosts),
    name: z.string().nullable().meta({ description: "Null if Shirube is the host" }),
  })
  .meta({ id: "EventHost" })

export const EventSession = z
  .object({
    id: z.uuid(),
    starts_at: Instant,
    ends_at: Instant,
    availability: z.enum(availabilities),
    seats_left: z.int().nullable().meta({ description: "Only when few are left; otherwise null" }),
  })
  .meta({ id: "EventSession" })

export const EventSummary = z
  .object({
    id: z.string(),
    kind: z.enum(eventKinds),
    topics: z.array(z.object({ key: z.enum(topics), name: z.string() })),
    host: EventHost,
    format: z.enum(eventFormats),
    prefecture: z
      .object({ code: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "Null if it is online only" }),
    spoken_languages: z.array(Language).meta({ description: "Languages it is held in" }),
    japanese_level: z.enum(eventLevels).meta({ description: "Japanese level needed; `none` if none is" }),
    audience: z.enum(eventAudiences),
    availability: z.enum(availabilities).meta({ description: "The best among its sessions" }),
    next_session: EventSession.meta({ description: "The next to begin; the last one if the event is over" }),
    session_count: z.int(),
    language: Language.meta({ description: "Language of the texts below" }),
    languages: z.array(Language).meta({ description: "Languages this event is described in" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    picture: z.object({ small: z.string(), large: z.string() }).nullable().meta({
      description: "Addresses of the organiser's picture, in 16:9; null: a generated cover is shown",
    }),
    title: z.string(),
    title_ruby: RubyText,
    summary_ruby: RubyText,
  })
  .meta({ id: "EventSummary" })

export const EventSpeaker = z
  .object({
    user_id: z.uuid().nullable().meta({ description: "For a member of this site; null for a guest" }),
    name: z.string(),
    seal: z.string(),
    about: z.string().nullable().meta({ description: "What they do, in a line" }),
    page: z
      .object({
        path: z.string().meta({ description: "Without a language prefix" }),
        photo: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "Their public page as a senpai; null without one" }),
  })
  .meta({ id: "EventSpeaker" })

export const EventQuestion = z
  .object({
    key: z.string(),
    kind: z.enum(eventQuestionKinds),
    is_required: z.boolean(),
    label: z.string(),
    choices: z.array(z.object({ key: z.string(), label: z.string() })),
  })
  .meta({ id: "EventQuestion", description: "A question of the organiser in the registration form" })

export const Event = EventSummary.extend({
  summary: z.string(),
  body_html: z.string().meta({ description: "Safe HTML, made by the server from Markdown" }),
  venue: z.string().nullable().meta({ description: "Venue; null if it is online only" }),
  sessions: z.array(EventSession),
  speakers: z.array(EventSpeaker).meta({ description: "Speakers with deleted accounts are left out" }),
  registration_closes_at: Instant.nullable().meta({ description: "Null: when a session begins" }),
  has_waitlist: z.boolean(),
  questions: z.array(EventQuestion),
  past_event_id: z.string().nullable().meta({ description: "The past event made from it" }),
  cancellation_reason: z
    .string()
    .nullable()
    .meta({ description: "Why it was cancelled, as sent to those registered" }),
  published_at: Instant,
  updated_at: Instant,
}).meta({ id: "Event" })

const tag = "Events"
const params = z.object({ id: EventId })
const filter = {
  place: EventPlace.optional(),
  topic: z.enum(topics).optional(),
  spoken: Language.optional().meta({ description: "Language it is held in" }),
}

export const listEvents = route({
  method: "get",
  path: "/v1/events",
  summary: "Upcoming events, next first",
  tag,
  access: "public",
  shared: true,
  query: z.object({ ...filter, ...pageQuery(EVENTS_PER_PAGE_MAX, EVENTS_PER_PAGE) }),
  success: { status: 200, body: page(EventSummary) },
  errors: ["cursor.invalid"],
})

export const listMonth = route({
  method: "get",
  path: "/v1/event-months/{month}",
  summary: "Every session that begins in a month, including past ones",
  tag,
  access: "public",
  shared: true,
  params: z.object({ month: EventMonth }),
  query: z.object(filter),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(z.object({ session: EventSession, event: EventSummary }))
        .meta({ description: `Earliest first, ${MOST_SESSIONS_SHOWN} at most` }),
    }),
  },
  errors: [],
})

export const getEvent = route({
  method: "get",
  path: "/v1/events/{id}",
  summary: "One event, with all its sessions",
  tag,
  access: "public",
  shared: true,
  params,
  success: { status: 200, body: Event },
  errors: ["event.not_found"],
})

export const readEventPicture = route({
  method: "get",
  path: "/v1/event-pictures/{id}/{variant}",
  summary: "The picture of an event, available while it is published with the event",
  tag,
  access: "public",
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

export const routes = [listEvents, listMonth, getEvent, readEventPicture] as const
