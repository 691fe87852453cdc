import type { FeedbackChoice } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { feedbackChoices } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known } from "#web/lib/page/search-values.ts"

export type SessionPause = ApiResponse<"GET /v1/editors/session-pauses">["items"][number]
export type GivenFeedback = ApiResponse<"GET /v1/editors/session-feedback">["items"][number]

export const pausesQuery = infiniteQueryOptions({
  queryKey: ["editors", "session-pauses"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/editors/session-pauses", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  meta: { tags: ["session-pauses"] },
})

export async function loadPauses({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(pausesQuery)
}

export interface FeedbackSearch {
  readonly helped?: FeedbackChoice
}

export const readFeedbackSearch = ({ helped }: Record<string, unknown>): FeedbackSearch =>
  known({ helped: feedbackChoices.find((each) => each === helped) })

export const givenFeedbackQuery = (search: FeedbackSearch) =>
  infiniteQueryOptions({
    queryKey: ["editors", "session-feedback", search.helped ?? ""],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/session-feedback", {
        query: { ...search, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["session-feedback"] },
  })

export async function loadGivenFeedback(
  { queries }: Pick<RouterContext, "queries">,
  search: FeedbackSearch,
): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(givenFeedbackQuery(search))
}
