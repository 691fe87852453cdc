// Suspensions: what the owner of the account sees, their appeal, and how editors lift it. Suspending is a
// decision in the review queue.

import { LONGEST_APPEAL, suspensionReasons } from "@shirube/vocabulary/editorial/suspensions/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"
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
    person: z.object({ name: z.string(), seal: z.string() }),
    since: Instant,
    until: Instant.nullable(),
    reason: Reason,
    words: z.string().nullable(),
    by: z.string().nullable().meta({ description: "Name of the editor; null once their account is deleted" }),
    appealed_at: Instant.nullable(),
  })
  .meta({ id: "Suspension" })

const editors = { access: { roles: ["editor"] }, tag: "Suspensions" } as const

export const listSuspensions = route({
  method: "get",
  path: "/v1/editors/suspensions",
  summary: "Active suspensions, newest first",
  ...editors,
  query: z.object(pageQuery(SUSPENSIONS_PER_PAGE_MAX, SUSPENSIONS_PER_PAGE)),
  success: { status: 200, body: page(Suspension) },
  errors: ["cursor.invalid"],
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

export const routes = [getOwnSuspension, appeal, listSuspensions, liftSuspension] as const
