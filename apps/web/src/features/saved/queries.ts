import type { ThingNoun } from "@shirube/contract/things"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"
import type { RouterContext } from "#web/lib/router-context.ts"

export type SavedThing = ApiResponse<"GET /v1/saved">["items"][number]

export const savedQuery = (noun: ThingNoun) =>
  infiniteQueryOptions({
    queryKey: ["saved", noun],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/saved", { query: { noun, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["saved"] },
  })

export async function loadSaved({ queries }: Pick<RouterContext, "queries">, noun: ThingNoun): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(savedQuery(noun))
}
