import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type FeedbackLine = ApiResponse<"GET /v1/editors/article-feedback">["items"][number]

export const numbersQuery = queryOptions({
  queryKey: ["editors", "article-feedback", "numbers"],
  queryFn: ({ signal }) => api("GET /v1/editors/article-feedback/numbers", { signal }),
  meta: { tags: ["article-feedback"] },
})

export const linesQuery = infiniteQueryOptions({
  queryKey: ["editors", "article-feedback", "lines"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/editors/article-feedback", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  meta: { tags: ["article-feedback"] },
})

export async function loadArticleFeedback({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const client = await queries.open()
  await Promise.all([client.fetchQuery(numbersQuery), client.fetchInfiniteQuery(linesQuery)])
}
