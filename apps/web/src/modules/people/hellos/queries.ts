import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Hello = ApiResponse<"GET /v1/hellos">["items"][number]

export const hellosQuery = queryOptions({
  queryKey: ["hellos"],
  queryFn: ({ signal }) => api("GET /v1/hellos", { signal }),
  meta: { tags: ["hellos", "members"] },
})

export async function loadHellos({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchQuery(hellosQuery)
}
