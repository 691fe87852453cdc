import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Suspension = ApiResponse<"GET /v1/editors/suspensions">["items"][number]

export const suspensionsQuery = infiniteQueryOptions({
  queryKey: ["editors", "suspensions"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/editors/suspensions", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  meta: { tags: ["suspensions"] },
})

export async function loadSuspensions({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(suspensionsQuery)
}
