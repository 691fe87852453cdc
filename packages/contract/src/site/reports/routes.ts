import { faultKinds, LONGEST_FAULT_MESSAGE, LONGEST_FAULT_STACK } from "@shirube/vocabulary/product"
import { z } from "zod"
import { route } from "../../route.ts"

export const reportError = route({
  method: "post",
  path: "/v1/reports/errors",
  summary: "Report an error of a page; personal data and secrets are removed before it is logged",
  tag: "System",
  access: "public", // stores nothing, and repeats nothing verbatim
  whileSuspended: true,
  limit: { per: "ip", points: 30, seconds: 60 },
  bodyBytes: 16 * 1024,
  body: z.object({
    kind: z.enum(faultKinds),
    message: z.string().max(LONGEST_FAULT_MESSAGE),
    stack: z.string().max(LONGEST_FAULT_STACK).optional(),
    page: z.string().max(200).meta({ description: "The route of the page, such as `/article/$id`" }),
    call: z.string().max(120).optional().meta({ description: "The route of the call that failed" }),
    status: z.int().min(100).max(599).optional(),
    request_id: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
  }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [reportError] as const
