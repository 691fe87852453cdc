import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export const blocksQuery = infiniteQueryOptions({
  queryKey: ["blocks"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/blocks", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  meta: { tags: ["blocks"] },
})

export async function loadBlocks({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(blocksQuery)
}
