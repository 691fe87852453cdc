// The attendees of an event, for its organiser: registrations and check-in.
import { attendanceModes, registrationStates } from "@shirube/vocabulary/events/events/choices"
import {
  CHECK_IN_CODE,
  checkInOutcomes,
  MOST_CHECK_INS,
} from "@shirube/vocabulary/events/events/draft-choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { CSV_TYPE } from "@shirube/vocabulary/text/csv"
import { z } from "zod"
import { limitsInForce } from "../../documented.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { organisers, PEOPLE_PER_PAGE, params } from "./organising.ts"

const sessionOf = { session: uuidOf("event-session").optional().meta({ description: "Only this session" }) }

export const EventGuest = z
  .object({
    id: z.uuid(),
    session_id: z.uuid(),
    state: z.enum(registrationStates),
    name: z.string(),
    email: z.string(),
    university: z.string(),
    japanese_level: z.enum(japaneseLevels).nullable(),
    mode: z.enum(attendanceModes).nullable().meta({ description: "For an event held both ways" }),
    answers: z.array(z.object({ label: z.string(), answer: z.string() })),
    registered_at: Instant,
    checked_in_at: Instant.nullable(),
  })
  .meta({ id: "EventGuest", description: "What they agreed to show the host, and nothing else" })

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
  id: z.uuid().meta({ description: "As in the list of guests, to undo a check-in" }),
  mode: z.enum(attendanceModes).nullable().meta({ description: "For an event held both ways" }),
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

export const routes = [listGuests, downloadGuests, readAttendeeList, checkIn, undoCheckIn] as const
