import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type TemplatesOfKind = ApiResponse<"GET /v1/editors/templates">["items"][number]
export type Template = TemplatesOfKind["templates"][number]

export const TEMPLATES_TAG = "decision-templates"

export const templatesQuery = queryOptions({
  queryKey: ["editors", "templates"],
  queryFn: ({ signal }) => api("GET /v1/editors/templates", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: [TEMPLATES_TAG] },
})

export async function loadTemplates({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchQuery(templatesQuery)
}
