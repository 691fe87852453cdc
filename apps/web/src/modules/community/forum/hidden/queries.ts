import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type HiddenPost = ApiResponse<"GET /v1/hidden-posts">["items"][number]

export const hiddenPostsQuery = queryOptions({
  queryKey: ["hidden-posts"],
  queryFn: ({ signal }) => api("GET /v1/hidden-posts", { signal }),
  meta: { tags: ["hidden-posts"] },
})

export async function loadHiddenPosts({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchQuery(hiddenPostsQuery)
}
