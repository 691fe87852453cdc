// For editors: members whose requests for sessions are paused because of absences.
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
import { SessionPerson } from "./routes.ts"

export const liftSessionPause = route({
  method: "post",
  path: "/v1/editors/members/{id}/session-pause/lift",
  summary: "Let a member take part in sessions again; earlier absences no longer count",
  tag: "Editors",
  access: { roles: ["editor"], editorRoles: ["moderator"] },
  params: z.object({ id: uuidOf("user") }),
  success: { status: 204, body: null },
  errors: ["member.not_found"],
})

export const SESSION_PAUSES_PER_PAGE = 50

export const listSessionPauses = route({
  method: "get",
  path: "/v1/editors/session-pauses",
  summary: "Members whose sessions are paused because of absences",
  tag: "Editors",
  access: { roles: ["editor"], editorRoles: ["moderator"] },
  query: z.object(pageQuery(SESSION_PAUSES_PER_PAGE, SESSION_PAUSES_PER_PAGE)),
  success: {
    status: 200,
    body: page(z.object({ member: SessionPerson, absences: z.int(), since: Instant })),
  },
  errors: ["cursor.invalid"],
})

export const routes = [liftSessionPause, listSessionPauses] as const
