// After a session: two questions to each, whose words only editors read, and a thank-you that the student may
// make public.

import {
  feedbackChoices,
  LONGEST_FEEDBACK,
  LONGEST_THANK_YOU,
  sessionPurposes,
  sessionSides,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { SessionPerson } from "../mentor-sessions/routes.ts"

export const FEEDBACK_PER_PAGE = 50
export const THANK_YOUS_PER_PAGE = 20

const helped = z.enum(feedbackChoices).meta({
  description: "The student: did it help? The senpai: was the student prepared?",
})

export const SessionFeedback = z
  .object({
    helped: helped.nullable().meta({ description: "Null: no feedback yet" }),
    words: z.string().nullable().meta({ description: "The caller's own; otherwise only editors read them" }),
    thank_you: z
      .object({ text: z.string(), is_public: z.boolean() })
      .nullable()
      .meta({ description: "From the student to the senpai" }),
  })
  .meta({ id: "SessionFeedback" })

const tag = "Sessions with a senpai"
const both = { registered: true, roles: ["student", "senpai"] } as const
const params = z.object({ id: uuidOf("mentor-session") })
const limit = { per: "user", points: 30, seconds: 60 } as const

export const getSessionFeedback = route({
  method: "get",
  path: "/v1/mentor-sessions/{id}/feedback",
  summary: "The caller's feedback on a session, and its thank-you",
  tag,
  access: both,
  params,
  success: { status: 200, body: SessionFeedback },
  errors: ["mentor_session.not_found"],
})

export const saveSessionFeedback = route({
  method: "put",
  path: "/v1/mentor-sessions/{id}/feedback",
  summary: "Answer the two questions about a session that was held",
  tag,
  access: both,
  limit,
  params,
  body: z.object({
    helped: z.enum(feedbackChoices),
    words: ShownLines(LONGEST_FEEDBACK).nullable().default(null),
  }),
  success: { status: 200, body: SessionFeedback },
  errors: ["mentor_session.changed", "mentor_session.not_found"],
})

export const saveThankYou = route({
  method: "put",
  path: "/v1/mentor-sessions/{id}/thank-you",
  summary: "Thank the senpai, and show it on their page or not",
  tag,
  access: { registered: true, roles: ["student"] },
  limit,
  params,
  body: z.object({
    text: ShownLines(LONGEST_THANK_YOU),
    is_public: z.boolean(),
    confirms_contact_data: z
      .boolean()
      .default(false)
      .meta({ description: "Shows the text to everyone although it seems to contain contact details" }),
  }),
  success: { status: 200, body: SessionFeedback },
  errors: ["mentor_session.changed", "mentor_session.not_found", "mentor_session.public_contact_data"],
})

export const deleteThankYou = route({
  method: "delete",
  path: "/v1/mentor-sessions/{id}/thank-you",
  summary: "Delete a thank-you: by the student who wrote it, or by the senpai",
  tag,
  access: both,
  params,
  success: { status: 204, body: null },
  errors: ["mentor_session.not_found"],
})

export const listThankYous = route({
  method: "get",
  path: "/v1/mentors/{id}/thank-yous",
  summary: "Public thank-yous to a senpai, newest first",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: uuidOf("user") }),
  query: z.object(pageQuery(THANK_YOUS_PER_PAGE, THANK_YOUS_PER_PAGE)),
  success: {
    status: 200,
    body: page(
      z
        .object({
          id: z.uuid(),
          text: z.string(),
          by: SessionPerson,
          purpose: z.enum(sessionPurposes),
          written_at: Instant,
        })
        .meta({ id: "ThankYou" }),
    ),
  },
  errors: ["cursor.invalid", "mentor.not_found"],
})

export const listSessionFeedback = route({
  method: "get",
  path: "/v1/editors/session-feedback",
  summary: "Feedback on sessions, newest first",
  tag: "Editors",
  access: { roles: ["editor"], editorRoles: ["moderator"] },
  query: z.object({
    helped: z.enum(feedbackChoices).optional(),
    ...pageQuery(FEEDBACK_PER_PAGE, FEEDBACK_PER_PAGE),
  }),
  success: {
    status: 200,
    body: page(
      z.object({
        session_id: z.uuid(),
        by: SessionPerson,
        side: z.enum(sessionSides),
        about: SessionPerson,
        purpose: z.enum(sessionPurposes),
        helped: z.enum(feedbackChoices),
        words: z.string().nullable(),
        given_at: Instant,
      }),
    ),
  },
  errors: ["cursor.invalid"],
})

export const routes = [
  getSessionFeedback,
  saveSessionFeedback,
  saveThankYou,
  deleteThankYou,
  listThankYous,
  listSessionFeedback,
] as const
