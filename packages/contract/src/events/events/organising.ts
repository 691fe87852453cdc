// The organiser's dashboard of an event: registrations, check-in, messages and feedback.

import { registrationStates } from "@shirube/vocabulary/events/events/choices"
import {
  CHECK_IN_CODE,
  checkInOutcomes,
  eventRatings,
  LONGEST_CANCELLATION,
  LONGEST_FEEDBACK,
  LONGEST_MESSAGE,
  LONGEST_MESSAGE_SUBJECT,
  MOST_CHECK_INS,
} from "@shirube/vocabulary/events/events/draft-choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { z } from "zod"
import { limitsInForce } from "../../documented.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { EventId } from "./routes.ts"

export const PEOPLE_PER_PAGE = 50
export const CSV_TYPE = "text/csv; charset=utf-8"

const tag = "Organised events"
const organisers = {
  tag,
  access: { roles: ["editor", "company"], registered: true },
  limit: { per: "user", points: 120, seconds: 60 },
} as const
const editors = { ...organisers, access: { roles: ["editor"] } } as const
const params = z.object({ id: EventId })
const both = z.object({ en: z.string(), ja: z.string() })
const sessionOf = { session: uuidOf("event-session").optional().meta({ description: "Only this session" }) }

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
    past_event_draft_id: z
      .uuid()
      .nullable()
      .meta({ description: "The past event created from it, once it is over" }),
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

export const EventGuest = z
  .object({
    id: z.uuid(),
    session_id: z.uuid(),
    state: z.enum(registrationStates),
    name: z.string(),
    email: z.string(),
    university: z.string(),
    japanese_level: z.enum(japaneseLevels).nullable(),
    answers: z.array(z.object({ label: z.string(), answer: z.string() })),
    registered_at: Instant,
    checked_in_at: Instant.nullable(),
  })
  .meta({ id: "EventGuest", description: "What they agreed to show the host, and nothing else" })

export const getOrganisedEvent = route({
  method: "get",
  path: "/v1/organised-events/{id}",
  summary: "An event with its numbers, for its organiser",
  ...organisers,
  params,
  success: { status: 200, body: OrganisedEvent },
  errors: ["event.not_found"],
})

export const listGuests = route({
  method: "get",
  path: "/v1/organised-events/{id}/guests",
  summary: "Registrations, in order of registration",
  ...organisers,
  params,
  query: z.object({
    ...sessionOf,
    state: z.enum(registrationStates).optional(),
    q: z.string().trim().max(100).optional().meta({ description: "Part of a name or of an address" }),
    ...pageQuery(PEOPLE_PER_PAGE, PEOPLE_PER_PAGE),
  }),
  success: { status: 200, body: page(EventGuest) },
  errors: ["event.not_found", "cursor.invalid"],
})

export const downloadGuests = route({
  method: "get",
  path: "/v1/organised-events/{id}/guests.csv",
  summary: "All registrations as a table for Excel",
  ...organisers,
  params,
  query: z.object(sessionOf),
  success: { status: 200, body: null, file: { types: [CSV_TYPE] } },
  errors: ["event.not_found", "file.not_found"],
})

const RollEntry = z.object({
  code: z.string(),
  name: z.string(),
  checked_in_at: Instant.nullable(),
})

export const readAttendeeList = route({
  method: "get",
  path: "/v1/organised-events/{id}/roll",
  summary: "Everyone with a seat at one session, for the door: stored there for use while offline",
  ...organisers,
  params,
  query: z.object({ session: uuidOf("event-session") }),
  success: { status: 200, body: z.object({ items: z.array(RollEntry) }) },
  errors: ["event.not_found"],
})

const Code = z
  .string()
  .max(40)
  .transform((typed) =>
    typed
      .normalize("NFKC")
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ""),
  )
  .refine((code) => CHECK_IN_CODE.test(code))
  .register(limitsInForce, { minLength: 6 })
  .meta({ description: "As shown in their registration; spaces and hyphens are ignored" })

export const checkIn = route({
  method: "put",
  path: "/v1/organised-events/{id}/check-ins",
  summary: "Check attendees in. The first check-in of a code counts; later ones change nothing.",
  ...organisers,
  params,
  body: z.object({
    items: z
      .array(
        z.object({
          code: Code,
          at: Instant.meta({ description: "When it was scanned; never later than now" }),
        }),
      )
      .min(1)
      .max(MOST_CHECK_INS),
  }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          code: z.string(),
          outcome: z.enum(checkInOutcomes),
          name: z.string().nullable(),
          checked_in_at: Instant.nullable(),
        }),
      ),
    }),
  },
  errors: ["event.not_found", "event.cancelled"],
})

export const undoCheckIn = route({
  method: "delete",
  path: "/v1/organised-events/{id}/guests/{guest}/check-in",
  summary: "Undo a check-in made by mistake. Idempotent.",
  ...organisers,
  params: params.extend({ guest: uuidOf("event-registration") }),
  success: { status: 204, body: null },
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
  success: { status: 200, body: z.object({ past_event_draft_id: z.uuid() }) },
  errors: ["event.not_found", "event.not_over"],
})

const Rating = z.enum(eventRatings)

export const listFeedback = route({
  method: "get",
  path: "/v1/organised-events/{id}/feedback",
  summary: "Feedback, without names",
  ...organisers,
  params,
  query: z.object(pageQuery(PEOPLE_PER_PAGE, PEOPLE_PER_PAGE)),
  success: {
    status: 200,
    body: page(z.object({ rating: Rating, comment: z.string(), given_at: Instant })).extend({
      counts: z.array(z.int()).meta({ description: "Count of each rating, from the worst to the best" }),
    }),
  },
  errors: ["event.not_found", "cursor.invalid"],
})

const Feedback = z.object({
  rating: Rating,
  comment: z.string().trim().max(LONGEST_FEEDBACK).default(""),
})

const asGuest = {
  tag,
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params,
} as const

export const getOwnFeedback = route({
  method: "get",
  path: "/v1/events/{id}/feedback",
  summary: "The caller's own feedback about an event, and whether they may give it",
  ...asGuest,
  success: {
    status: 200,
    body: z.object({
      title: both,
      is_open: z.boolean().meta({ description: "They had a seat, and it is over" }),
      feedback: z.object({ rating: Rating, comment: z.string() }).nullable(),
    }),
  },
  errors: ["event.not_found"],
})

export const giveFeedback = route({
  method: "put",
  path: "/v1/events/{id}/feedback",
  summary: "Give feedback; one per person, and the latest counts",
  ...asGuest,
  body: Feedback,
  success: { status: 204, body: null },
  errors: ["event.not_found", "event.no_feedback_yet"],
})

export const routes = [
  getOrganisedEvent,
  listGuests,
  downloadGuests,
  readAttendeeList,
  checkIn,
  undoCheckIn,
  listMessages,
  sendMessage,
  cancelOrganisedEvent,
  beginPastEvent,
  listFeedback,
  getOwnFeedback,
  giveFeedback,
] as const
