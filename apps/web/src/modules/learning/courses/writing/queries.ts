// The author's own courses.
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import type { Body } from "#web/ui/form/names.ts"

export type CourseDraft = ApiResponse<"GET /v1/course-drafts/{id}">
export type CourseDraftSummary = ApiResponse<"GET /v1/course-drafts">["items"][number]
export type CourseDraftStatus = ApiResponse<"PUT /v1/course-drafts/{id}">
export type Film = CourseDraft["films"][number]

export const courseDraftsQuery = queryOptions({
  queryKey: ["course-drafts"],
  queryFn: ({ signal }) => api("GET /v1/course-drafts", { signal }),
  meta: { tags: ["course-drafts"] },
})

export async function loadCourseDrafts({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchQuery(courseDraftsQuery)
}

export const fetchCourseDraft = (id: string, signal?: AbortSignal) =>
  api("GET /v1/course-drafts/{id}", { params: { id }, handles: [404, 422], ...(signal ? { signal } : {}) })

export const saveCourseDraft = (id: string, body: Body<"PUT /v1/course-drafts/{id}">) =>
  api("PUT /v1/course-drafts/{id}", { params: { id }, body, handles: "all" })

export const fetchSentCourse = (id: string, signal: AbortSignal) =>
  api("GET /v1/editors/course-drafts/{id}", { params: { id }, handles: [404, 422], signal })
