// An event as its organiser sees it: its numbers, messages to attendees, and its cancellation.
import {
  LONGEST_CANCELLATION,
  LONGEST_MESSAGE,
  LONGEST_MESSAGE_SUBJECT,
} from "@shirube/vocabulary/events/events/draft-choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { EventId } from "./routes.ts"

export const PEOPLE_PER_PAGE = 50

export const tag = "Organised events"
export const organisers = {
  tag,
  access: { roles: ["editor", "company"], editorRoles: ["writer", "reviewer"], registered: true },
  limit: { per: "user", points: 120, seconds: 60 },
} as const
const editors = { ...organisers, access: { roles: ["editor"], editorRoles: ["writer", "reviewer"] } } as const
export const params = z.object({ id: EventId })
export const both = z.object({ en: z.string(), ja: z.string() })

export const OrganisedEvent = z
  .object({
    id: z.string(),
    draft_id: z.uuid().nullable().meta({ description: "Null if it was not created here" }),
    title: both.meta({ description: "Empty in a language without a description" }),
    cancelled: z
      .object({ at: Instant, reason: both })
      .nullable()
      .meta({ description: "Null unless it is cancelled" }),
    is_over: z.boolean(),
    past_event_id: z
      .string()
      .nullable()
      .meta({ description: "The past event that was begun from it, once it is over; a draft at first" }),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        starts_at: Instant,
        ends_at: Instant,
        is_cancelled: z.boolean(),
        capacity: z.int().nullable(),
        taken: z.int(),
        waiting: z.int(),
        checked_in: z.int(),
      }),
    ),
  })
  .meta({ id: "OrganisedEvent" })

export const getOrganisedEvent = route({
  method: "get",
  path: "/v1/organised-events/{id}",
  summary: "An event with its numbers, for its organiser",
  ...organisers,
  params,
  success: { status: 200, body: OrganisedEvent },
  errors: ["event.not_found"],
})

const words = (longest: number) => z.string().trim().min(1).max(longest)

export const EventMessage = z
  .object({
    id: z.uuid(),
    session_id: z.uuid().nullable().meta({ description: "Null: to everyone with a seat" }),
    subject: both,
    text: both,
    sent_at: Instant,
    recipients: z.int(),
  })
  .meta({ id: "EventMessage" })

export const listMessages = route({
  method: "get",
  path: "/v1/organised-events/{id}/messages",
  summary: "Messages to attendees, newest first",
  ...organisers,
  params,
  success: { status: 200, body: z.object({ items: z.array(EventMessage) }) },
  errors: ["event.not_found"],
})

export const sendMessage = route({
  method: "put",
  path: "/v1/organised-events/{id}/messages/{message}",
  summary: "Send a message to everyone with a seat, each in their language. Idempotent.",
  ...organisers,
  params: params.extend({ message: uuidOf("event-message") }),
  body: z.object({
    session_id: uuidOf("event-session").optional(),
    subject_en: words(LONGEST_MESSAGE_SUBJECT),
    text_en: words(LONGEST_MESSAGE),
    subject_ja: words(LONGEST_MESSAGE_SUBJECT),
    text_ja: words(LONGEST_MESSAGE),
  }),
  success: { status: 200, body: EventMessage },
  errors: ["event.not_found", "event.cancelled", "event.nobody_to_write_to", "event.too_many_messages"],
})

export const cancelOrganisedEvent = route({
  method: "put",
  path: "/v1/organised-events/{id}/cancellation",
  summary: "Cancel the event; everyone registered or waiting is notified with the reason. Idempotent.",
  ...organisers,
  access: { ...organisers.access, editorRoles: ["reviewer"] },
  params,
  body: z.object({ reason_en: words(LONGEST_CANCELLATION), reason_ja: words(LONGEST_CANCELLATION) }),
  success: { status: 200, body: OrganisedEvent },
  errors: ["event.not_found", "event.is_over"],
})

export const beginPastEvent = route({
  method: "post",
  path: "/v1/organised-events/{id}/past-event",
  summary: "Create a past event from it: a draft with its texts, day, topics and speakers. Idempotent.",
  ...editors,
  params,
  success: { status: 200, body: z.object({ past_event_id: z.string() }) },
  errors: ["event.not_found", "event.not_over"],
})

export const routes = [
  getOrganisedEvent,
  listMessages,
  sendMessage,
  cancelOrganisedEvent,
  beginPastEvent,
] as const
