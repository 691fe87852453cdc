import type { ReviewList } from "@shirube/vocabulary/career/document-reviews/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Review = ApiResponse<"GET /v1/document-reviews/{review}">
export type ReviewSummary = ApiResponse<"GET /v1/document-reviews">["items"][number]
export type QueuedReview = ApiResponse<"GET /v1/document-reviews/queue">["items"][number]
export type SharedPart = NonNullable<Review["parts"]>[number]
export type Comments = NonNullable<Review["comments"]>
export type Mark = Comments["marks"][number]

/** Tags of what a change refetches. */
export const REVIEWS = "document-reviews"
export const reviewTag = (id: string) => `document-review:${id}`

const nextOf = ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined
const firstPage = undefined as string | undefined

export const reviewsQuery = (list: ReviewList) =>
  infiniteQueryOptions({
    queryKey: ["document-reviews", list],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/document-reviews", {
        query: { list, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
    meta: { tags: [REVIEWS] },
  })

export const queueQuery = () =>
  infiniteQueryOptions({
    queryKey: ["document-reviews", "queue"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/document-reviews/queue", { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
    staleTime: 0,
    meta: { tags: [REVIEWS] },
  })

/** The first page of senpai who review entry sheets. */
export const reviewersQuery = () =>
  queryOptions({
    queryKey: ["reviewers"],
    queryFn: ({ signal }) => api("GET /v1/mentors", { query: { way: "es-review" }, signal }),
  })

/** The newest reviews of one document. */
export const reviewsOfQuery = (document: string) =>
  queryOptions({
    queryKey: ["document-reviews", "of", document],
    queryFn: ({ signal }) => api("GET /v1/document-reviews", { query: { document }, signal }),
    meta: { tags: [REVIEWS] },
  })

/** Documents that were sent for a session. */
export const reviewsForQuery = (session: string) =>
  queryOptions({
    queryKey: ["document-reviews", "for", session],
    queryFn: ({ signal }) => api("GET /v1/document-reviews", { query: { session }, signal }),
    meta: { tags: [REVIEWS] },
  })

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["document-review", id],
    queryFn: ({ signal }) =>
      api("GET /v1/document-reviews/{review}", { params: { review: id }, handles: [404, 422], signal }),
    meta: { tags: [reviewTag(id)] },
  })

export async function loadReview({ queries }: Pick<RouterContext, "queries">, id: string): Promise<void> {
  try {
    await (await queries.open()).fetchQuery(reviewQuery(id))
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) throw notFound()
    throw error
  }
}
