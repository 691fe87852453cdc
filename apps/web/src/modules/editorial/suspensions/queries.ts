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

export type OwnSuspension = NonNullable<ApiResponse<"GET /v1/account/suspension">["suspension"]>

/** Null once the suspension has ended. */
export async function loadSuspension(signal: AbortSignal): Promise<OwnSuspension | null> {
  const { suspension } = await api("GET /v1/account/suspension", { signal })
  return suspension
}
