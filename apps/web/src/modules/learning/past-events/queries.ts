import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"

export type PastEventSummary = ApiResponse<"GET /v1/past-events">["items"][number]
export type PastEvent = Omit<ApiResponse<"GET /v1/past-events/{id}">, "summaryHtml"> & {
  readonly summary: PageHtml
}

export const fetchLastPastEvents = (limit: number, signal: AbortSignal) =>
  api("GET /v1/past-events", { query: { limit }, signal })

export const fetchPastEvent = (id: string, signal: AbortSignal) =>
  api("GET /v1/past-events/{id}", { params: { id }, handles: [404, 422], signal })
