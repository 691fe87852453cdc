// Every course that was ever published, for editors.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type CoursePublication = ApiResponse<"GET /v1/editors/courses">["items"][number]

export const publicationsQuery = infiniteQueryOptions({
  queryKey: ["published-courses"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/editors/courses", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
  meta: { tags: ["courses"] },
})

export async function loadPublications({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(publicationsQuery)
}
