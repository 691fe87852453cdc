// Editors find a person, and see what the site has about them.
import { LONGEST_MEMBER_SEARCH } from "@shirube/vocabulary/editorial/member-lookup/choices"
import { suspensionReasons } from "@shirube/vocabulary/editorial/suspensions/choices"
import { roles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery } from "../../wire.ts"
import { reviewStates } from "../review/routes.ts"

export const MEMBERS_FOUND_PER_PAGE = 20
export const MEMBERS_FOUND_PER_PAGE_MAX = 50

export const FoundMember = z
  .object({
    id: uuidOf("user"),
    name: z.string(),
    seal: z.string(),
    email: z.string(),
    role: z.enum(roles),
    is_administrator: z.boolean(),
    is_verified: z.boolean(),
    is_screened: z.boolean(),
    is_suspended: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: "FoundMember" })

const path = z.string().nullable().meta({ description: "Its page, without a language prefix" })

export const MemberRecord = FoundMember.extend({
  language: Language.nullable().meta({ description: "Language of emails to them; null: both" }),
  is_email_confirmed: z.boolean(),
  is_registered: z.boolean().meta({ description: "Every required sign-up step is done" }),
  leaving_at: Instant.nullable().meta({
    description: "When the account will be deleted, if they asked for it",
  }),
  path,
  may_suspend: z.boolean().meta({ description: "False for editors and for accounts suspended already" }),
  suspensions: z
    .array(
      z.object({
        id: z.uuid(),
        since: Instant,
        until: Instant.nullable(),
        ended_at: Instant.nullable().meta({ description: "Null while it is in force" }),
        reason: z.enum(suspensionReasons),
        words: z.string().nullable(),
        by: z.string().nullable(),
        lifted_by: z.string().nullable().meta({ description: "Null if it has run out, or is in force" }),
      }),
    )
    .meta({ description: "Newest first" }),
  reviews: z
    .array(
      z.object({
        id: z.uuid(),
        queue: z.string(),
        title: z.string(),
        state: z.enum(reviewStates),
        choice: z.string().nullable().meta({ description: "Label of the decision" }),
        submitted_at: Instant,
        decided_at: Instant.nullable(),
        reason: z.string().nullable(),
      }),
    )
    .meta({ description: "What they sent in and what was reported about them, newest first" }),
  contributions: z
    .array(
      z.object({
        title: z.string(),
        count: z.int(),
        newest: z.array(
          z.object({
            text: z.string(),
            path,
            at: Instant,
            is_hidden: z.boolean().meta({ description: "Taken down or withdrawn: others do not see it" }),
          }),
        ),
      }),
    )
    .meta({ description: "Nothing that was posted without a name" }),
  sessions: z
    .array(
      z.object({
        device: z.string(),
        strategy: z.enum(["local", "sso"]),
        created_at: Instant,
        last_used_at: Instant,
      }),
    )
    .meta({ description: "Where they are signed in, the last used first" }),
}).meta({ id: "MemberRecord" })

const editors = {
  access: { roles: ["editor"], editorRoles: ["moderator", "screener"] },
  tag: "Editors",
} as const

export const findMembers = route({
  method: "get",
  path: "/v1/editors/members",
  summary:
    "Accounts by the beginning of a name or an address, by host (`@example.ac.jp`) or id, newest first",
  ...editors,
  query: z.object({
    q: z.string().trim().max(LONGEST_MEMBER_SEARCH).optional(),
    role: z.enum(roles).optional(),
    ...pageQuery(MEMBERS_FOUND_PER_PAGE_MAX, MEMBERS_FOUND_PER_PAGE),
  }),
  success: { status: 200, body: page(FoundMember) },
  errors: ["cursor.invalid"],
})

export const getMemberRecord = route({
  method: "get",
  path: "/v1/editors/members/{id}",
  summary: "What the site has about one person; every reading is recorded",
  ...editors,
  params: z.object({ id: uuidOf("user") }),
  success: { status: 200, body: MemberRecord },
  errors: ["member_lookup.not_found"],
})

export const routes = [findMembers, getMemberRecord] as const
