import { z } from "zod"
import { route } from "./route.ts"

export const live = route({
  method: "get",
  path: "/health/live",
  summary: "The process answers",
  tag: "System",
  access: "public",
  success: { status: 200, body: z.object({ status: z.literal("ok") }) },
  errors: [],
})

export const ready = route({
  method: "get",
  path: "/health/ready",
  summary: "Database and jobs answer",
  tag: "System",
  access: "public",
  success: {
    status: 200,
    body: z.object({ status: z.literal("ok"), database: z.literal("ok"), jobs: z.literal("ok") }),
  },
  errors: ["server.unavailable"],
})

/** Told to everyone; ids only, a reader fetches what it wants to show. */
export const LiveMessage = z
  .object({
    name: z.enum(["article.published", "article.changed", "resync"]),
    article_id: z.string().optional(),
  })
  .meta({ id: "LiveMessage" })

export const liveEvents = route({
  method: "get",
  path: "/v1/live",
  summary:
    "What changes on the site, as it happens (server-sent events); `resync`: fetch again, something may have been missed",
  tag: "System",
  access: "public",
  limit: { per: "ip", points: 60, seconds: 60 },
  success: { status: 200, body: LiveMessage, stream: true },
  errors: ["request.rate_limited"],
})
