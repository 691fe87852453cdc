// Calendar entries for their editors.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Render } from "#web/ui/writing/preview.tsx"

export type EntryDraft = ApiResponse<"GET /v1/calendar/drafts/{id}">

export const entryDraftsQuery = infiniteQueryOptions({
  queryKey: ["calendar-drafts"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/calendar/drafts", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
  meta: { tags: ["calendar"] },
})

export const fetchEntryDraft = (id: string, signal: AbortSignal) =>
  api("GET /v1/calendar/drafts/{id}", { params: { id }, handles: [404, 422], signal })

/** An entry's text uses the same Markdown and look as a tip. */
export const renderBody: Render = async (written, signal) => {
  const shown = await api("POST /v1/previews", { body: { look: "tip", ...written }, handles: "all", signal })
  return { html: shown.bodyHtml, readings: { title: shown.titleReadings, text: shown.readings } }
}
