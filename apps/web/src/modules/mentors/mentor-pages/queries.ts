import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"

export type MentorPreview = ApiResponse<"GET /v1/mentors/me/preview">
export type Mentor = ApiResponse<"GET /v1/mentors/{id}">
/** A published page or a preview, which may be unfinished. */
export type ShownMentor = Mentor | MentorPreview
export type Written = ShownMentor["headline"]

export const fetchMentor = (id: string, signal: AbortSignal) =>
  api("GET /v1/mentors/{id}", { params: { id }, handles: [404, 422], signal })

export async function loadMentor(id: string, signal: AbortSignal): Promise<Mentor> {
  return orNotFound(fetchMentor(id, signal))
}
