import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"

export type EventSummary = ApiResponse<"GET /v1/events">["items"][number]
export type EventSession = EventSummary["nextSession"]
export type Event = Omit<ApiResponse<"GET /v1/events/{id}">, "bodyHtml"> & { readonly body: PageHtml }

export const fetchNextEvents = (limit: number, signal: AbortSignal) =>
  api("GET /v1/events", { query: { limit }, signal })

export const fetchEvent = (id: string, signal: AbortSignal) =>
  api("GET /v1/events/{id}", { params: { id }, handles: [404, 422], signal })
