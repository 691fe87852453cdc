// Past events for their editors.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Render } from "#web/ui/writing/preview.tsx"

export type PastEventDraft = ApiResponse<"GET /v1/past-event-drafts/{id}">

export const pastEventDraftsQuery = infiniteQueryOptions({
  queryKey: ["past-event-drafts"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/past-event-drafts", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
  meta: { tags: ["past-events"] },
})

export const fetchPastEventDraft = (id: string, signal: AbortSignal) =>
  api("GET /v1/past-event-drafts/{id}", { params: { id }, handles: [404, 422], signal })

/** A summary uses the same Markdown and look as a tip. */
export const renderSummary: Render = async (written, signal) => {
  const shown = await api("POST /v1/previews", { body: { look: "tip", ...written }, handles: "all", signal })
  return { html: shown.bodyHtml, readings: { title: shown.titleReadings, text: shown.readings } }
}
