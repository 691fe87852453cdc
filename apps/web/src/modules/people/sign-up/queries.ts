import type { SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { SIGN_UP_DONE_PATH } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type SignUp = ApiResponse<"GET /v1/sign-up">
export type SenpaiApplication = ApiResponse<"GET /v1/senpai/application">

export const loadSignUp = (signal: AbortSignal) => api("GET /v1/sign-up", { signal })

/** Loads a step; a member whose sign-up has other steps is redirected to their next one. */
export async function loadStep(
  path: SignUpPath,
  { locale }: Pick<RouterContext, "locale">,
  signal: AbortSignal,
): Promise<SignUp> {
  const signUp = await loadSignUp(signal)
  if (signUp.steps.some((step) => step.path === path)) return signUp
  throw redirect({ href: withPrefix(signUp.nextPath ?? SIGN_UP_DONE_PATH, locale.prefix) })
}

export const loadApplication = (signal: AbortSignal) => api("GET /v1/senpai/application", { signal })
