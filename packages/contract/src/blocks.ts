// Somebody whom one does not want to meet here. It holds both ways, and nobody is told.
import { z } from "zod"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"
import { Instant, page, pageQuery } from "./wire.ts"

export const BLOCKS_PER_PAGE = 20
export const BLOCKS_PER_PAGE_MAX = 50

export const BlockedPerson = z
  .object({ id: z.uuid(), name: z.string(), seal: z.string(), blocked_at: Instant })
  .meta({ id: "BlockedPerson" })

/** What one has to do with whoever wrote a question or an answer, as far as their name stands there. */
export const BlockFact = z.object({
  is_blocked: z.boolean().meta({ description: "Written by somebody whom one has blocked" }),
  people: z
    .array(z.uuid())
    .meta({ description: "Of a question: whom one has blocked of those whose names stand in its thread" }),
})
export type BlockFact = z.output<typeof BlockFact>

const tag = "Blocks"
const params = z.object({ id: uuidOf("user") })
const limit = { per: "user", points: 60, seconds: 60 } as const

export const listBlocks = route({
  method: "get",
  path: "/v1/blocks",
  summary: "Whom one has blocked, the last first",
  tag,
  access: "signed-in",
  query: z.object(pageQuery(BLOCKS_PER_PAGE_MAX, BLOCKS_PER_PAGE)),
  success: { status: 200, body: page(BlockedPerson) },
  errors: ["cursor.invalid"],
})

export const block = route({
  method: "put",
  path: "/v1/blocks/{id}",
  summary: "Block somebody: from now on neither sees the other; again changes nothing",
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
  summary: "Take it back; also of somebody who was never blocked",
  tag,
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listBlocks, block, unblock] as const
