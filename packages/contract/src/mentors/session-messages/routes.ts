// Messages of a session, between its two people: plain text, live, without read receipts.

import { LONGEST_SESSION_MESSAGE, sessionSides } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

export const SESSION_MESSAGES_PER_PAGE = 50

export const SessionMessage = z
  .object({
    id: z.uuid(),
    by: z.enum(sessionSides),
    text: z.string(),
    sent_at: Instant,
  })
  .meta({ id: "SessionMessage" })

const tag = "Sessions with a senpai"
const both = { registered: true, roles: ["student", "senpai"] } as const
const params = z.object({ id: uuidOf("mentor-session") })

export const listSessionMessages = route({
  method: "get",
  path: "/v1/mentor-sessions/{id}/messages",
  summary: "Messages of one of the caller's sessions, newest first",
  tag,
  access: both,
  params,
  query: z.object(pageQuery(SESSION_MESSAGES_PER_PAGE, SESSION_MESSAGES_PER_PAGE)),
  success: { status: 200, body: page(SessionMessage) },
  errors: ["cursor.invalid", "mentor_session.not_found"],
})

export const sendSessionMessage = route({
  method: "post",
  path: "/v1/mentor-sessions/{id}/messages",
  summary: "Write to the other person of a session",
  tag,
  access: both,
  limit: [
    { per: "user", points: 20, seconds: 60 },
    { per: "user", points: 300, seconds: 86_400 },
  ],
  retry: true,
  params,
  body: z.object({
    text: ShownLines(LONGEST_SESSION_MESSAGE),
    confirms_contact_data: z.boolean().default(false).meta({
      description:
        "Before the session is agreed: sends the text although it seems to contain contact details",
    }),
  }),
  success: { status: 201, body: SessionMessage },
  errors: ["mentor_session.contact_data", "mentor_session.not_found", "mentor_session.thread_closed"],
})

export const routes = [listSessionMessages, sendSessionMessage] as const
