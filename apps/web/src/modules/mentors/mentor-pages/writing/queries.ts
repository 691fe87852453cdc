// The senpai's own page.

import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type OwnMentorPage = ApiResponse<"GET /v1/mentors/me">
export type MentorRemoval = ApiResponse<"GET /v1/mentors/me/removal">["removal"]

export const fetchOwnPage = (signal?: AbortSignal) =>
  api("GET /v1/mentors/me", { handles: "all", ...(signal ? { signal } : {}) })

export const fetchPreview = () => api("GET /v1/mentors/me/preview", { handles: "all" })

export const fetchRemoval = async (signal: AbortSignal): Promise<MentorRemoval> =>
  (await api("GET /v1/mentors/me/removal", { signal })).removal

type Member = Pick<ReturnType<typeof memberIn>, "role" | "isScreened" | "registration">

export interface LoadedOwnPage {
  readonly page: OwnMentorPage
  readonly removal: MentorRemoval
}

/** Everyone else learns how to become a senpai. */
export async function loadOwnPage(
  { locale }: Pick<RouterContext, "locale">,
  { role, isScreened, registration }: Member,
  signal: AbortSignal,
): Promise<LoadedOwnPage> {
  if (role !== "senpai" || !isScreened || !registration.isFinished)
    throw redirect({ href: withPrefix("/senpai-lp", locale.prefix) })
  const [page, removal] = await Promise.all([api("GET /v1/mentors/me", { signal }), fetchRemoval(signal)])
  return { page, removal }
}
