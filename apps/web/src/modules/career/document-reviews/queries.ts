import type { ReviewList } from "@shirube/vocabulary/career/document-reviews/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
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

/** The way of helping of senpai who can be asked. */
export const REVIEWING = "es-review"

export type Reviewer = ApiResponse<"GET /v1/mentors">["items"][number]

/** Senpai with a path like the student's, whatever they help with. */
export const likeMeQuery = () =>
  queryOptions({
    queryKey: ["reviewers", "like-me"],
    queryFn: ({ signal }) => api("GET /v1/mentors/like-me", { handles: "all", signal }),
    meta: { tags: ["mentors", "blocks"] },
  })

/** Senpai who review documents and match the words; without words, those of the day. */
export const reviewersQuery = (words: string) =>
  queryOptions({
    queryKey: ["reviewers", "of", words],
    queryFn: ({ signal }) =>
      api("GET /v1/mentors", { query: { way: REVIEWING, ...(words === "" ? {} : { q: words }) }, signal }),
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
  await orNotFound((await queries.open()).fetchQuery(reviewQuery(id)))
}

export async function loadReviews(
  { queries }: Pick<RouterContext, "queries">,
  list: ReviewList,
  hasQueue: boolean,
): Promise<void> {
  const cache = await queries.open()
  await Promise.all([
    cache.fetchInfiniteQuery(reviewsQuery(list)),
    hasQueue && list === "open" ? cache.fetchInfiniteQuery(queueQuery()) : undefined,
  ])
}
