import { OPEN_REVIEW_BEAT_SECONDS, OPEN_REVIEW_SECONDS } from "@shirube/vocabulary/editorial/review/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readUuid } from "#web/lib/page/search-values.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type Queue = ApiResponse<"GET /v1/editors/queues">["items"][number]
export type Waiting = ApiResponse<"GET /v1/editors/reviews">["items"][number]
export type Review = ApiResponse<"GET /v1/editors/reviews/{id}">

export const queuesQuery = queryOptions({
  queryKey: ["editors", "queues"],
  queryFn: ({ signal }) => api("GET /v1/editors/queues", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["reviews"] },
})

/** All queues unless one is given. */
export const waitingQuery = (queue?: string) =>
  infiniteQueryOptions({
    queryKey: ["editors", "waiting", queue ?? ""],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/reviews", {
        query: { ...(queue ? { queue } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: ["reviews"] },
  })

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["editors", "review", id],
    queryFn: ({ signal }) => api("GET /v1/editors/reviews/{id}", { params: { id }, signal }),
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [`review:${id}`] },
  })

/** What other editors have open. Asked again now and then, because a page that is cut off says nothing. */
export const openReviewsQuery = queryOptions({
  queryKey: ["editors", "open-reviews"],
  queryFn: ({ signal }) => api("GET /v1/editors/open-reviews", { signal }),
  staleTime: EDITORS_FRESH_MS,
  refetchInterval: OPEN_REVIEW_SECONDS * 1_000,
  meta: { tags: ["open-reviews"] },
})

/** Says that this editor has it open, for as long as the page does. */
export const openQuery = (id: string) =>
  queryOptions({
    queryKey: ["editors", "open", id],
    queryFn: async ({ signal }) => {
      await api("PUT /v1/editors/reviews/{id}/open", { params: { id }, handles: "all", signal })
      return true
    },
    refetchInterval: OPEN_REVIEW_BEAT_SECONDS * 1_000,
    // A look into another tab is no leave.
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Without a connection it expires. */
export const closeReview = (id: string) =>
  api("DELETE /v1/editors/reviews/{id}/open", { params: { id }, handles: "all", keepalive: true }).catch(
    () => {},
  )

/** The editor's own decisions that have not taken effect. */
export const undoableQuery = queryOptions({
  queryKey: ["editors", "undoable"],
  queryFn: ({ signal }) => api("GET /v1/editors/undoable", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["reviews"] },
})

/** Not cached beyond the screen: every request for a file is logged. */
export const fileQuery = (id: string, name: string) =>
  queryOptions({
    queryKey: ["editors", "file", id, name],
    queryFn: ({ signal }) =>
      api("GET /v1/editors/reviews/{id}/files/{name}", { params: { id, name }, answer: "file", signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

type Context = Pick<RouterContext, "queries">

/** What the frame around every editors' page shows. */
export async function loadQueues({ queries }: Context): Promise<void> {
  await (await queries.open()).fetchQuery(queuesQuery)
}

export async function loadInbox({ queries }: Context): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(waitingQuery())
}

/** Undefined if there is no such queue. */
export async function loadQueue({ queries }: Context, queue: string): Promise<Queue | undefined> {
  const cache = await queries.open()
  const { items } = await cache.fetchQuery(queuesQuery)
  const found = items.find((each) => each.queue === queue)
  if (found) await cache.fetchInfiniteQuery(waitingQuery(queue))
  return found
}

export const readInboxSearch = ({ review }: Record<string, unknown>): { review?: string | undefined } =>
  known({ review: readUuid(review) })
