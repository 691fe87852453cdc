// Suspensions: what the owner of the account sees, their appeal, and how editors suspend and lift. A decision in the review
// queue may suspend too.

import {
  LONGEST_APPEAL,
  LONGEST_SUSPENSION_WORDS,
  ownSuspensionLengths,
  suspensionReasons,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { CalendarDate, Instant, page, pageQuery } from "../../wire.ts"
import { OwnReview } from "../review/routes.ts"

export const SUSPENSIONS_PER_PAGE = 20
export const SUSPENSIONS_PER_PAGE_MAX = 50

const Reason = z.enum(suspensionReasons)

export const OwnSuspension = z
  .object({
    since: Instant,
    until: Instant.nullable().meta({ description: "Null: until an editor lifts it" }),
    reason: z.string().meta({ description: "In the language of `LanguageType`" }),
    words: z.string().nullable().meta({ description: "The editor's explanation" }),
    appeal: z
      .object({ text: z.string(), review: OwnReview })
      .nullable()
      .meta({ description: "Null while the caller may still appeal" }),
  })
  .meta({ id: "OwnSuspension" })

export const getOwnSuspension = route({
  method: "get",
  path: "/v1/account/suspension",
  summary: "Whether the caller's account is suspended, until when and why",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body: z.object({ suspension: OwnSuspension.nullable() }) },
  errors: [],
})

export const appeal = route({
  method: "post",
  path: "/v1/account/suspension/appeal",
  summary: "Appeal against a suspension, once; the editors decide in the review queue",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  limit: { per: "user", points: 10, seconds: 600 },
  body: z.object({ text: ShownLines(LONGEST_APPEAL) }),
  success: { status: 204, body: null },
  errors: ["suspension.not_found", "suspension.appealed_already"],
})

export const Suspension = z
  .object({
    id: z.uuid(),
    person: z.object({ id: uuidOf("user"), name: z.string(), seal: z.string() }),
    since: Instant,
    until: Instant.nullable(),
    reason: Reason,
    words: z.string().nullable(),
    by: z.string().nullable().meta({ description: "Name of the editor; null once their account is deleted" }),
    appealed_at: Instant.nullable(),
  })
  .meta({ id: "Suspension" })

const editors = { access: { roles: ["editor"], editorRoles: ["moderator"] }, tag: "Suspensions" } as const

export const listSuspensions = route({
  method: "get",
  path: "/v1/editors/suspensions",
  summary: "Active suspensions, newest first",
  ...editors,
  query: z.object(pageQuery(SUSPENSIONS_PER_PAGE_MAX, SUSPENSIONS_PER_PAGE)),
  success: { status: 200, body: page(Suspension) },
  errors: ["cursor.invalid"],
})

export const suspendMember = route({
  method: "post",
  path: "/v1/editors/members/{id}/suspension",
  summary: "Suspend an account at once; its owner is notified by email, with the reason and how to appeal",
  ...editors,
  limit: { per: "user", points: 30, seconds: 3600 },
  params: z.object({ id: uuidOf("user") }),
  body: z.object({
    length: z.enum(ownSuspensionLengths),
    last_day: CalendarDate.optional().meta({ description: "Required with `last_day`, within a year" }),
    reason: Reason,
    words: ShownLines(LONGEST_SUSPENSION_WORDS).meta({
      description: "What happened, in the editor's own words: no report explains it",
    }),
    hide_posts: z
      .boolean()
      .optional()
      .meta({ description: "Also hide what they have posted under their name, until the suspension ends" }),
  }),
  success: { status: 204, body: null },
  errors: ["suspension.not_possible", "suspension.already"],
})

export const liftSuspension = route({
  method: "delete",
  path: "/v1/editors/suspensions/{id}",
  summary: "Lift a suspension; the owner is notified by email",
  ...editors,
  params: z.object({ id: uuidOf("suspension") }),
  success: { status: 204, body: null },
  errors: ["suspension.not_found"],
})

export const routes = [getOwnSuspension, appeal, listSuspensions, suspendMember, liftSuspension] as const
