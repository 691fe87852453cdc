// A session of a student with a senpai, from the request to its end. Only the two of them ever read it here.

import { closedReasons } from "@shirube/vocabulary/mentors/hours/choices"
import {
  LONGEST_QUESTION,
  LONGEST_REASON,
  MOST_PROPOSED_TIMES,
  MOST_QUESTIONS,
  sessionActions,
  sessionLists,
  sessionPurposes,
  sessionSides,
  sessionStates,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { z } from "zod"
import { CALENDAR_TYPE } from "../../events/events/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { CalendarDate, Instant, Language, page, pageQuery } from "../../wire.ts"
import { SessionLength } from "../hours/routes.ts"

export const SESSIONS_PER_PAGE = 20

const Side = z.enum(sessionSides)
const Purpose = z.enum(sessionPurposes)
const Times = z
  .array(Instant)
  .min(1)
  .max(MOST_PROPOSED_TIMES)
  .refine((times) => new Set(times.map((time) => Date.parse(time))).size === times.length)
  .meta({ description: "Starts, in the order of preference" })
const Reason = ShownLines(LONGEST_REASON)

/** The other person of a session. */
export const SessionPerson = z.object({ id: z.uuid(), name: z.string(), seal: z.string() })

export const MentorSession = z
  .object({
    id: z.uuid(),
    side: Side.meta({ description: "Which side the caller is" }),
    other: SessionPerson,
    purpose: Purpose,
    length: SessionLength,
    questions: z.array(z.string()),
    state: z.enum(sessionStates),
    times: z.array(Instant).meta({ description: "Proposed and still possible; empty if none are waiting" }),
    times_by: Side.nullable().meta({ description: "Who proposed them" }),
    starts_at: Instant.nullable(),
    ends_at: Instant.nullable(),
    meeting_url: z.string().nullable().meta({ description: "Once agreed, until a day after the session" }),
    answer_by: Instant.nullable().meta({ description: "An open request ends at this time" }),
    ended_by: Side.nullable().meta({ description: "Who declined, withdrew or cancelled; null: no one did" }),
    reason: z.string().nullable().meta({ description: "Given with the last change" }),
    absent: z.array(Side).meta({ description: "Who was reported not to have come" }),
    can: z.array(z.enum(sessionActions)).meta({ description: "What the caller can do now" }),
    needs_reason: z.boolean().meta({ description: "Cancelling or moving it now needs a reason" }),
    requested_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: "MentorSession" })

export const SessionRequestBody = z.object({
  purpose: Purpose,
  questions: z.array(ShownLines(LONGEST_QUESTION)).min(1).max(MOST_QUESTIONS),
  times: Times,
  confirms_contact_data: z
    .boolean()
    .default(false)
    .meta({ description: "Sends the text although it seems to contain contact details" }),
})

/** Open requests whose next answer is the caller's. */
export const SessionRequestsToday = z.object({
  items: z.array(MentorSession.pick({ id: true, other: true, purpose: true, answer_by: true })),
})

const tag = "Sessions with a senpai"
const SessionId = uuidOf("mentor-session")
const params = z.object({ id: SessionId })
const both = { registered: true, roles: ["student", "senpai"] } as const
const limit = { per: "user", points: 60, seconds: 60 } as const
const success = { status: 200, body: MentorSession } as const

export const FreeTimes = z
  .object({
    length: SessionLength,
    times: z.array(Instant).meta({ description: "When a session can start, earliest first" }),
    closed: z
      .enum(closedReasons)
      .nullable()
      .meta({ description: "Why there are no times: `full` means that all are taken" }),
    opens_on: CalendarDate.nullable().meta({ description: "With `paused`: the first day with times again" }),
  })
  .meta({ id: "FreeTimes" })

export const getFreeTimes = route({
  method: "get",
  path: "/v1/mentors/{id}/free-times",
  summary: "When a senpai can be asked for a session",
  tag,
  access: "signed-in",
  params: z.object({ id: uuidOf("user") }),
  success: { status: 200, body: FreeTimes },
  errors: ["mentor.not_found"],
})

export const requestSession = route({
  method: "post",
  path: "/v1/mentors/{id}/sessions",
  summary: "Ask a senpai for a session",
  tag,
  access: { registered: true, verified: true, roles: ["student"] },
  limit: [
    { per: "user", points: 10, seconds: 3600 },
    { per: "user", points: 20, seconds: 86_400 },
  ],
  retry: true,
  params: z.object({ id: uuidOf("user") }),
  body: SessionRequestBody,
  success: { status: 201, body: MentorSession },
  errors: [
    "mentor.not_found",
    "mentor_session.adults_only",
    "mentor_session.already_open",
    "mentor_session.closed",
    "mentor_session.contact_data",
    "mentor_session.new_account",
    "mentor_session.not_offered",
    "mentor_session.requests_paused",
    "mentor_session.time_taken",
    "mentor_session.time_unavailable",
    "mentor_session.too_many_open",
  ],
})

export const listSessions = route({
  method: "get",
  path: "/v1/mentor-sessions",
  summary: "The caller's sessions: as the student or as the senpai",
  tag,
  access: both,
  query: z.object({
    list: z.enum(sessionLists).default("open").meta({
      description: "`open`: waiting for an answer; `upcoming`: agreed; `past`: held or ended",
    }),
    ...pageQuery(SESSIONS_PER_PAGE, SESSIONS_PER_PAGE),
  }),
  success: { status: 200, body: page(MentorSession) },
  errors: ["cursor.invalid"],
})

export const getSession = route({
  method: "get",
  path: "/v1/mentor-sessions/{id}",
  summary: "One of the caller's sessions",
  tag,
  access: both,
  params,
  success,
  errors: ["mentor_session.not_found"],
})

export const acceptTime = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/accept",
  summary: "Accept one of the times that the other side proposed",
  tag,
  access: both,
  limit,
  params,
  body: z.object({ starts_at: Instant }),
  success,
  errors: [
    "mentor_session.changed",
    "mentor_session.link_needed",
    "mentor_session.not_found",
    "mentor_session.time_taken",
    "mentor_session.time_unavailable",
  ],
})

export const proposeTimes = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/times",
  summary: "Propose other times, for a request or for an agreed session, which stays until one is accepted",
  tag,
  access: both,
  limit,
  params,
  body: z.object({ times: Times, reason: Reason.nullable().default(null) }),
  success,
  errors: [
    "mentor_session.changed",
    "mentor_session.not_found",
    "mentor_session.reason_needed",
    "mentor_session.time_taken",
    "mentor_session.time_unavailable",
  ],
})

export const declineSession = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/decline",
  summary: "Decline a request, or other times for an agreed session, which then stays as it is",
  tag,
  access: both,
  limit,
  params,
  body: z.object({ reason: Reason.nullable().default(null) }),
  success,
  errors: ["mentor_session.changed", "mentor_session.not_found"],
})

export const withdrawRequest = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/withdraw",
  summary: "Withdraw one's own request",
  tag,
  access: both,
  limit,
  params,
  success,
  errors: ["mentor_session.changed", "mentor_session.not_found"],
})

export const cancelSession = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/cancel",
  summary: "Cancel an agreed session; within twelve hours of it only with a reason",
  tag,
  access: both,
  limit,
  params,
  body: z.object({ reason: Reason.nullable().default(null) }),
  success,
  errors: ["mentor_session.changed", "mentor_session.not_found", "mentor_session.reason_needed"],
})

export const reportAbsence = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/absence",
  summary: "Report that the other person did not come",
  tag,
  access: both,
  limit,
  params,
  success,
  errors: ["mentor_session.changed", "mentor_session.not_found"],
})

export const getSessionCalendar = route({
  method: "get",
  path: "/v1/mentor-sessions/{id}/calendar",
  summary: "An agreed session as a calendar file",
  tag,
  access: both,
  params,
  query: z.object({ language: Language.optional() }),
  success: { status: 200, body: null, file: { types: [CALENDAR_TYPE] } },
  errors: ["mentor_session.not_found"],
})

export const routes = [
  getFreeTimes,
  requestSession,
  listSessions,
  getSession,
  acceptTime,
  proposeTimes,
  declineSession,
  withdrawRequest,
  cancelSession,
  reportAbsence,
  getSessionCalendar,
] as const
