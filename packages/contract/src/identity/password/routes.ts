import { LONGEST_MAILED_TOKEN } from "@shirube/vocabulary/product"
import { z } from "zod"
import { perCampus, route } from "../../route.ts"

/** The service checks the strength, because it can explain a refusal; the schema only limits the size. */
export const NewPassword = z.string().min(1).max(200).meta({
  description:
    "At least 10 characters, not a common one, without the local part of the email address or the product's name; no rule about kinds of characters",
})
const ResetToken = z.string().min(1).max(LONGEST_MAILED_TOKEN)

export const forgotPassword = route({
  method: "post",
  path: "/v1/password/forgot",
  summary: "Request an email with a reset link; the response is the same for every address",
  tag: "Password",
  access: "public",
  whileSuspended: true,
  limit: perCampus,
  body: z.object({ email: z.email().max(254) }),
  success: { status: 204, body: null },
  errors: [],
})

export const checkPasswordReset = route({
  method: "post",
  path: "/v1/password/reset/check",
  summary: "Whether this reset link is still valid. Checking does not use it up.",
  tag: "Password",
  access: "public",
  whileSuspended: true,
  limit: { per: "token", points: 60, seconds: 300 },
  body: z.object({ token: ResetToken }),
  success: { status: 200, body: z.object({ is_good: z.boolean() }) },
  errors: [],
})

export const resetPassword = route({
  method: "post",
  path: "/v1/password/reset",
  summary: "Set a new password with the link from the email; every session of the account ends",
  tag: "Password",
  access: "public",
  whileSuspended: true,
  limit: { per: "token", points: 30, seconds: 300 },
  body: z.object({ token: ResetToken, password: NewPassword }),
  success: { status: 204, body: null },
  errors: ["auth.credentials_changed", "password.reset_invalid", "password.weak"],
})

export const changePassword = route({
  method: "put",
  path: "/v1/password",
  summary: "Change the password; every other session of the account ends",
  tag: "Password",
  access: "signed-in",
  whileSuspended: true,
  guarded: true,
  limit: { per: "user", points: 10, seconds: 300 },
  body: z.object({ current_password: z.string().min(1).max(200), password: NewPassword }),
  success: { status: 204, body: null },
  errors: ["auth.credentials_changed", "password.not_set", "password.wrong", "password.weak"],
})

export const routes = [forgotPassword, checkPasswordReset, resetPassword, changePassword] as const
