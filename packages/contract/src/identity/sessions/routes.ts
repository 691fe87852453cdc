import { strategies } from "@shirube/vocabulary/product"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

export const Session = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: "Described in the reader's language: `Chrome on Windows`" }),
    form: z.enum(["computer", "phone", "tablet", "unknown"]),
    strategy: z.enum(strategies),
    created_at: Instant,
    last_used_at: Instant.meta({ description: "To the day: when the session was last renewed" }),
    is_current: z.boolean(),
  })
  .meta({ id: "Session" })

export const listSessions = route({
  method: "get",
  path: "/v1/sessions",
  summary: "The caller's sessions, this one first, then the most recently used",
  tag: "Sessions",
  access: "signed-in",
  success: { status: 200, body: z.object({ items: z.array(Session) }) },
  errors: [],
})

export const endSession = route({
  method: "delete",
  path: "/v1/sessions/{id}",
  summary: "End a session",
  tag: "Sessions",
  access: "signed-in",
  params: z.object({ id: uuidOf("session") }),
  success: { status: 204, body: null },
  errors: ["session.not_found"],
})

export const endOtherSessions = route({
  method: "post",
  path: "/v1/sessions/end-others",
  summary: "End every session except this one",
  tag: "Sessions",
  access: "signed-in",
  success: { status: 200, body: z.object({ ended: z.int() }) },
  errors: [],
})

export const routes = [listSessions, endSession, endOtherSessions] as const
