// Blocking a member. It applies in both directions, and the blocked member is not notified.
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

export const BLOCKS_PER_PAGE = 20
export const BLOCKS_PER_PAGE_MAX = 50

export const BlockedPerson = z
  .object({ id: z.uuid(), name: z.string(), seal: z.string(), blocked_at: Instant })
  .meta({ id: "BlockedPerson" })

/**
 * Whether the caller has blocked the author of a question or an answer; only for authors whose names are shown. A senpai's page
 * is hidden by a block in either direction, as every list of members is.
 */
export const BlockFact = z.object({
  is_blocked: z.boolean().meta({
    description: "Written by a member the caller has blocked; a senpai: blocked in either direction",
  }),
  people: z
    .array(z.uuid())
    .meta({ description: "For a question: the blocked members whose names are shown in its thread" }),
})
export type BlockFact = z.output<typeof BlockFact>

const tag = "Blocks"
const params = z.object({ id: uuidOf("user") })
const limit = { per: "user", points: 60, seconds: 60 } as const

export const listBlocks = route({
  method: "get",
  path: "/v1/blocks",
  summary: "Members the caller has blocked, newest first",
  tag,
  access: "signed-in",
  query: z.object(pageQuery(BLOCKS_PER_PAGE_MAX, BLOCKS_PER_PAGE)),
  success: { status: 200, body: page(BlockedPerson) },
  errors: ["cursor.invalid"],
})

export const block = route({
  method: "put",
  path: "/v1/blocks/{id}",
  summary: "Block a member: neither sees the other any more. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["member.not_found", "block.oneself"],
})

export const unblock = route({
  method: "delete",
  path: "/v1/blocks/{id}",
  summary: "Unblock a member, blocked or not. Idempotent.",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listBlocks, block, unblock] as const
