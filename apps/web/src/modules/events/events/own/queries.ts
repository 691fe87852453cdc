import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export const ownEventsQuery = infiniteQueryOptions({
  queryKey: ["events", "own"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/event-registrations", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  meta: { tags: ["registration"] },
})

export async function loadOwnEvents({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(ownEventsQuery)
}
