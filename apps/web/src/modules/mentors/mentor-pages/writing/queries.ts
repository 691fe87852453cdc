// The senpai's own page.
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type OwnMentorPage = ApiResponse<"GET /v1/mentors/me">
export type MentorRemoval = ApiResponse<"GET /v1/mentors/me/removal">["removal"]

export const fetchOwnPage = (signal?: AbortSignal) =>
  api("GET /v1/mentors/me", { handles: "all", ...(signal ? { signal } : {}) })

export const fetchPreview = () => api("GET /v1/mentors/me/preview", { handles: "all" })

export const fetchRemoval = async (signal: AbortSignal): Promise<MentorRemoval> =>
  (await api("GET /v1/mentors/me/removal", { signal })).removal
