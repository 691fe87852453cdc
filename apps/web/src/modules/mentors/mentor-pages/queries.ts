import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

export type MentorPreview = ApiResponse<"GET /v1/mentors/me/preview">
export type Mentor = ApiResponse<"GET /v1/mentors/{id}">
/** A published page or a preview, which may be unfinished. */
export type ShownMentor = Mentor | MentorPreview
export type Written = ShownMentor["headline"]

export const fetchMentor = (id: string, signal: AbortSignal) =>
  api("GET /v1/mentors/{id}", { params: { id }, handles: [404, 422], signal })

/** The id is unknown (404) or malformed (422). */
export const isUnknownMentor = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422)
