import { z } from "zod"
import { route } from "../../route.ts"

export const live = route({
  method: "get",
  path: "/health/live",
  summary: "The process is up",
  tag: "System",
  access: "public",
  success: { status: 200, body: z.object({ status: z.literal("ok") }) },
  errors: [],
})

export const ready = route({
  method: "get",
  path: "/health/ready",
  summary: "Database and jobs are up",
  tag: "System",
  access: "public",
  success: {
    status: 200,
    body: z.object({ status: z.literal("ok"), database: z.literal("ok"), jobs: z.literal("ok") }),
  },
  errors: [],
})

/** Only tags of changed content; clients fetch what they show. */
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
    "Changes on the site as they happen (server-sent events); `resync`: fetch again, messages may have been missed",
  tag: "System",
  access: "public",
  whileSuspended: true,
  // Every page that is read for a second opens one, and an account may be used by several people at once, as the demo's editor
  // is. Opening takes no statement; how many are open is limited separately.
  limit: { per: "user", points: 240, seconds: 60 },
  success: { status: 200, body: LiveMessage, stream: true },
  errors: [],
})

export const routes = [live, ready, liveEvents] as const
