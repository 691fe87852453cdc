import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type TodayParts = ApiResponse<"GET /v1/today">

/** A ticked date stays in its row until the next visit, so `due` is not among the tags. */
export const todayQuery = () =>
  queryOptions({
    queryKey: ["today"],
    queryFn: ({ signal }) => api("GET /v1/today", { signal, handles: "all" }),
    staleTime: 0,
    // On a train the first call of a page is often lost.
    retry: 2,
    meta: { tags: ["notifications"] },
  })

/** For a page that is rendered for one member. */
export const loadToday = (signal: AbortSignal) => api("GET /v1/today", { signal })
