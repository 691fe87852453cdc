// Registering for an event: the caller's own registration, waitlist position and meeting link. Others'
// registrations are never returned.

import {
  attendanceModes,
  LONGEST_EVENT_ANSWER,
  MOST_ATTENDEES_SHOWN,
  MOST_EVENT_QUESTIONS,
  registrationStates,
} from "@shirube/vocabulary/events/events/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { EventId, EventSession, EventSummary } from "./routes.ts"

/** Refusals that depend on the person's account. */
export const registrationRefusals = [
  "event.members_only",
  "event.verified_only",
  "event.students_only",
  "event.not_for_companies",
] as const
export type RegistrationRefusal = (typeof registrationRefusals)[number]

export const REGISTRATIONS_PER_PAGE = 20

const LONGEST_NAME = 100
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Shown to the host, together with the email address of the account. */
const Details = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  university: z.string().trim().max(LONGEST_NAME).default(""),
  japanese_level: z.enum(japaneseLevels).optional(),
})

const Answers = z
  .array(
    z.object({ key: z.string().max(80).regex(KEY), answer: z.string().trim().max(LONGEST_EVENT_ANSWER) }),
  )
  .max(MOST_EVENT_QUESTIONS)
  .meta({ description: "Answers to the organiser's questions; for a choice, its key" })

export const RegistrationBody = Details.extend({
  session_id: uuidOf("event-session"),
  answers: Answers,
  agrees: z
    .boolean()
    .refine((given) => given)
    .meta({ description: "Agrees that the host sees these details" }),
  takes_waitlist: z.boolean().default(false).meta({ description: "Join the waitlist if no seat is left" }),
  mode: z
    .enum(attendanceModes)
    .optional()
    .meta({ description: "For an event held both ways; without it, the venue" }),
  is_listed: z
    .boolean()
    .default(false)
    .meta({ description: "Show my name to others with a seat; ignored for those who may not be shown" }),
})

const Detailed = z.object({
  name: z.string(),
  university: z.string(),
  japanese_level: z.enum(japaneseLevels).nullable(),
})

export const Registration = z
  .object({
    event_id: z.string(),
    session: EventSession,
    state: z.enum(registrationStates),
    place_in_line: z.int().nullable().meta({ description: "While on the waitlist: 1 is next" }),
    offer_expires_at: Instant.nullable(),
    check_in_code: z.string().nullable().meta({ description: "Shown at the door; null without a seat" }),
    meeting: z
      .object({
        opens_at: Instant,
        link: z.string().nullable().meta({ description: "Null until `opens_at`" }),
      })
      .nullable()
      .meta({ description: "Null without a seat, and for an event that is not online" }),
    mode: z
      .enum(attendanceModes)
      .nullable()
      .meta({ description: "For an event held both ways; null for others" }),
    place: z
      .object({
        venue: z.string(),
        prefecture: z.string().nullable(),
        entrance: z.string().nullable().meta({ description: "How to get in" }),
      })
      .nullable()
      .meta({ description: "For the ticket; null without a seat in the room" }),
    is_listed: z.boolean().meta({ description: "Others with a seat see the name" }),
    details: Detailed,
    answers: z.array(z.object({ key: z.string(), answer: z.string() })),
    registered_at: Instant,
  })
  .meta({ id: "Registration" })

/** The signed-in member's registration for an event; null for other kinds of content and without a registration. */
export const RegistrationFact = z
  .object({
    state: z.enum(registrationStates).exclude(["cancelled"]),
    place_in_line: z.int().nullable().meta({ description: "While on the waitlist: 1 is next" }),
    session_id: z.uuid(),
    starts_at: Instant.meta({ description: "Of that session" }),
  })
  .nullable()

export const RegistrationForm = z
  .object({
    registration: Registration.nullable().meta({
      description: "Null without a registration or after it was cancelled",
    }),
    refusal: z
      .object({ code: z.enum(registrationRefusals), message: z.string() })
      .nullable()
      .meta({ description: "Why the caller cannot register at all, with a message for them" }),
    may_be_listed: z.boolean().meta({ description: "A grown-up member, whose name can be shown to others" }),
    known: Detailed.extend({ email: z.string() }).meta({ description: "Details from the profile" }),
    seats: z.array(
      z.object({
        session_id: z.uuid(),
        left: z.int().nullable().meta({ description: "Right now; null without a limit" }),
        waiting: z.int(),
      }),
    ),
  })
  .meta({ id: "RegistrationForm" })

const tag = "Events"
const params = z.object({ id: EventId })
const limit = { per: "user", points: 60, seconds: 60 } as const

export const getRegistration = route({
  method: "get",
  path: "/v1/events/{id}/registration",
  summary: "The caller's own registration, and what the registration form needs",
  tag,
  access: "signed-in",
  params,
  success: { status: 200, body: RegistrationForm },
  errors: ["event.not_found"],
})

export const register = route({
  method: "put",
  path: "/v1/events/{id}/registration",
  summary: "Register, or change the registration; moving to another session requires a free seat there",
  tag,
  access: "signed-in",
  limit,
  params,
  body: RegistrationBody,
  success: { status: 200, body: Registration },
  errors: [
    "event.not_found",
    ...registrationRefusals,
    "event.cancelled",
    "event.closed",
    "event.full",
    "event.begun",
    "event.session_not_found",
  ],
})

export const takeOffer = route({
  method: "put",
  path: "/v1/events/{id}/registration/offer",
  summary: "Accept the offered seat. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 200, body: Registration },
  errors: ["event.not_found", "event.offer_gone"],
})

export const cancelRegistration = route({
  method: "delete",
  path: "/v1/events/{id}/registration",
  summary: "Cancel the registration; the seat is offered to the next person on the waitlist. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["event.not_found", "event.begun"],
})

export const setVisibility = route({
  method: "put",
  path: "/v1/events/{id}/registration/visibility",
  summary:
    "Show the caller's name to others with a seat, or hide it again, also once the event has begun. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  body: z.object({ is_listed: z.boolean() }),
  success: { status: 204, body: null },
  errors: ["event.not_found", "event.not_registered", "event.cannot_be_listed"],
})

export const EventAttendee = z
  .object({
    name: z.string(),
    seal: z.string(),
    mode: z.enum(attendanceModes).nullable(),
    page: z
      .object({ path: z.string(), photo: z.string().nullable() })
      .nullable()
      .meta({ description: "Their public page as a senpai; null without one" }),
  })
  .meta({ id: "EventAttendee" })

export const listAttendees = route({
  method: "get",
  path: "/v1/events/{id}/attendees",
  summary: "Others with a seat at the caller's session who chose to be shown; empty without a seat",
  tag,
  access: "signed-in",
  params,
  success: {
    status: 200,
    body: z.object({ items: z.array(EventAttendee).max(MOST_ATTENDEES_SHOWN) }),
  },
  errors: ["event.not_found"],
})

export const listRegistrations = route({
  method: "get",
  path: "/v1/event-registrations",
  summary: "Events the caller has registered for, latest start first",
  tag,
  access: "signed-in",
  query: z.object(pageQuery(REGISTRATIONS_PER_PAGE, REGISTRATIONS_PER_PAGE)),
  success: { status: 200, body: page(z.object({ registration: Registration, event: EventSummary })) },
  errors: ["cursor.invalid"],
})

export const routes = [
  getRegistration,
  register,
  takeOffer,
  setVisibility,
  listAttendees,
  cancelRegistration,
  listRegistrations,
] as const
