import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type WatchedWord = ApiResponse<"GET /v1/editors/watched-words">["items"][number]

export const watchedWordsQuery = queryOptions({
  queryKey: ["editors", "watched-words"],
  queryFn: ({ signal }) => api("GET /v1/editors/watched-words", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["watched-words"] },
})

export async function loadWatchedWords({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchQuery(watchedWordsQuery)
}
