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
