import type { ScreeningList } from "@shirube/vocabulary/people/screenings/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Screening = ApiResponse<"GET /v1/senpai/screening">
export type Senpai = ApiResponse<"GET /v1/editors/screenings/{id}">

export const ownScreeningQuery = queryOptions({
  queryKey: ["screening"],
  queryFn: ({ signal }) => api("GET /v1/senpai/screening", { signal }),
  meta: { tags: ["screening"] },
})

/** The status of the application or of a renewal. */
export const ownReviewQuery = queryOptions({
  queryKey: ["screening", "review"],
  queryFn: async ({ signal }) => (await api("GET /v1/senpai/application", { signal })).review,
  meta: { tags: ["screening", "senpai"] },
})

export const ownPageQuery = queryOptions({
  queryKey: ["mentor-page"],
  queryFn: ({ signal }) => api("GET /v1/mentors/me", { signal }),
  meta: { tags: ["mentor-page"] },
})

export async function loadOwnScreening({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await Promise.all([
    cache.fetchQuery(ownScreeningQuery),
    cache.fetchQuery(ownReviewQuery),
    cache.fetchQuery(ownPageQuery),
  ])
}

/** Null if there is nothing to renew yet. */
export async function loadRenewable(signal: AbortSignal): Promise<Screening | null> {
  const screening = await api("GET /v1/senpai/screening", { signal })
  return ["ending", "overdue", "lapsed"].includes(screening.state) ? screening : null
}

export const screeningsQuery = (list: ScreeningList) =>
  infiniteQueryOptions({
    queryKey: ["editors", "screenings", list],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/screenings", {
        query: { list, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["screenings"] },
  })

export async function loadScreenings(
  { queries }: Pick<RouterContext, "queries">,
  list: ScreeningList,
): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(screeningsQuery(list))
}

export const senpaiQuery = (id: string) =>
  queryOptions({
    queryKey: ["editors", "screening", id],
    queryFn: ({ signal }) =>
      api("GET /v1/editors/screenings/{id}", { params: { id }, signal, handles: [404] }),
    meta: { tags: ["screenings"] },
  })

export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["editors", "screening-notes", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/screenings/{id}/notes", {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["screening-notes"] },
  })

export async function loadSenpai({ queries }: Pick<RouterContext, "queries">, id: string): Promise<Senpai> {
  const cache = await queries.open()
  try {
    const senpai = await cache.fetchQuery(senpaiQuery(id))
    await cache.fetchInfiniteQuery(notesQuery(id))
    return senpai
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw notFound()
    throw error
  }
}
