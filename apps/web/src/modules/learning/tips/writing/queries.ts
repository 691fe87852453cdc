// The author's own tips.
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import type { Render } from "#web/ui/writing/preview.tsx"

export type TipDraft = ApiResponse<"GET /v1/tip-drafts/{id}">

export const tipDraftsQuery = queryOptions({
  queryKey: ["tip-drafts"],
  queryFn: ({ signal }) => api("GET /v1/tip-drafts", { signal }),
  meta: { tags: ["tip-drafts"] },
})

export async function loadTipDrafts({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchQuery(tipDraftsQuery)
}

export const fetchTipDraft = (id: string, signal: AbortSignal) =>
  api("GET /v1/tip-drafts/{id}", { params: { id }, handles: [404, 422], signal })

export const renderTip: Render = async (written, signal) => {
  const shown = await api("POST /v1/previews", { body: { look: "tip", ...written }, handles: "all", signal })
  return { html: shown.bodyHtml, readings: { title: shown.titleReadings, text: shown.readings } }
}
