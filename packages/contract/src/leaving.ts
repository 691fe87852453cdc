// Leaving for good, with time to change one's mind.
import { z } from "zod"
import { route } from "./route.ts"
import { Instant } from "./wire.ts"

export const Leaving = z
  .object({ asked_at: Instant, due_at: Instant.meta({ description: "When the account is removed" }) })
  .meta({ id: "Leaving" })

export const getLeaving = route({
  method: "get",
  path: "/v1/account/leaving",
  summary: "Whether one's account is about to be removed",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body: z.object({ leaving: Leaving.nullable() }) },
  errors: [],
})

export const askToLeave = route({
  method: "post",
  path: "/v1/account/leaving",
  summary:
    "Have one's account removed in 14 days, after proving once more that it is one's own: by the password, or by having signed in within the last ten minutes. Again changes nothing",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  guarded: true,
  limit: { per: "user", points: 10, seconds: 600 },
  body: z.object({ password: z.string().min(1).max(200).optional() }),
  success: { status: 200, body: Leaving },
  errors: ["password.wrong", "auth.sign_in_again", "auth.credentials_changed"],
})

export const stay = route({
  method: "delete",
  path: "/v1/account/leaving",
  summary: "Stay after all; also where one had not asked to leave",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getLeaving, askToLeave, stay] as const
