// How a schema is published. A text that is tidied before it is counted has a raw limit, which its schema knows, and the limit in force, which
// only its check knows: the document tells the one in force.
import { z } from "zod"

interface LimitsInForce {
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: "uri"
}

/** `.register(limitsInForce, …)` where a check holds a text to other limits than the facts of its schema say. */
export const limitsInForce = z.registry<LimitsInForce>()

export const publishedSchema = (type: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(type, {
    io,
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, limitsInForce.get(zodSchema))
    },
  })
