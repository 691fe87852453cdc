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
  errors: [],
})

/** No content, only tags of what is no longer as it was; a reader fetches what it shows. */
export const LiveMessage = z
  .object({
    name: z.string().meta({ example: "article.changed" }),
    tags: z.array(z.string()).meta({ example: ["articles", "article:entry-sheet"] }),
  })
  .meta({ id: "LiveMessage" })

export const liveEvents = route({
  method: "get",
  path: "/v1/live",
  summary:
    "What changes on the site, as it happens (server-sent events); `resync`: fetch again, something may have been missed",
  tag: "System",
  access: "public",
  whileSuspended: true,
  limit: { per: "user", points: 60, seconds: 60 },
  success: { status: 200, body: LiveMessage, stream: true },
  errors: [],
})

export const routes = [live, ready, liveEvents] as const
