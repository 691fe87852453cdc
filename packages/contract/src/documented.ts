// Publishes schemas. A text that is trimmed before it is counted has a raw limit in its schema and an
// effective limit in its check: the document shows the effective one.
import { z } from "zod"

interface LimitsInForce {
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: "uri"
}

/** `.register(limitsInForce, …)` where a check enforces other limits than its schema states. */
export const limitsInForce = z.registry<LimitsInForce>()

export const publishedSchema = (type: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(type, {
    io,
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, limitsInForce.get(zodSchema))
    },
  })
