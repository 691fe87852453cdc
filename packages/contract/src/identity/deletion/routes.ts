// Account deletion, with a grace period.
import { z } from "zod"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

export const Leaving = z
  .object({ asked_at: Instant, due_at: Instant.meta({ description: "When the account is deleted" }) })
  .meta({ id: "Leaving" })

export const getAccountDeletion = route({
  method: "get",
  path: "/v1/account/leaving",
  summary: "Whether the caller's account is scheduled for deletion",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body: z.object({ leaving: Leaving.nullable() }) },
  errors: [],
})

export const requestAccountDeletion = route({
  method: "post",
  path: "/v1/account/leaving",
  summary:
    "Schedule the deletion of the caller's account in 14 days, confirmed with the password or a sign-in within the last ten minutes. Idempotent.",
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
  summary: "Cancel the scheduled deletion, if any. Idempotent.",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getAccountDeletion, requestAccountDeletion, stay] as const
