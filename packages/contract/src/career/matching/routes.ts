import { STUDENT_STRATEGY } from "@shirube/vocabulary/product"
import { z } from "zod"
import { route } from "../../route.ts"

export const handover = route({
  method: "post",
  path: "/v1/auth/handover",
  summary:
    "Where the link to a sibling service leads. A visitor: to the sibling itself. Signed in, or with the student strategy: to the identity service, first to start, then, with the `state` it sends back, with a token valid once, for 60 s, in that browser. It carries `role`, `verified`, `consent` (the accepted version, or null) and `locale`",
  tag: "Single sign-on",
  access: "public",
  limit: { per: "user", points: 60, seconds: 300 },
  body: z.object({
    to: z.enum(["matching"]),
    strategy: z
      .literal(STUDENT_STRATEGY)
      .optional()
      .meta({ description: "For a visitor: the token asserts only this site" }),
    return_to: z
      .string()
      .max(300)
      .optional()
      .meta({ description: "The page of this site that returns with `state`" }),
    state: z
      .string()
      .regex(/^[A-Za-z0-9_-]{20,200}$/)
      .optional()
      .meta({ description: "Set in this browser by the identity service" }),
  }),
  success: { status: 200, body: z.object({ url: z.string() }) },
  errors: ["handover.not_configured"],
})

export const listKeys = route({
  method: "get",
  path: "/v1/auth/keys",
  summary: "The public keys of hand-over tokens (JWKS)",
  tag: "Single sign-on",
  access: "public",
  success: {
    status: 200,
    body: z.object({
      keys: z.array(
        z.object({
          kty: z.literal("OKP"),
          crv: z.literal("Ed25519"),
          x: z.string(),
          kid: z.string(),
          alg: z.literal("EdDSA"),
          use: z.literal("sig"),
        }),
      ),
    }),
  },
  errors: [],
})

export const routes = [handover, listKeys] as const
