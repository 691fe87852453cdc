import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { Search } from "./search-address.ts"

export type SearchAnswer = ApiResponse<"GET /v1/search">
export type SearchResult = SearchAnswer["items"][number]
export type Suggestion = ApiResponse<"GET /v1/search/suggestions">["items"][number]

const PER_PAGE = 20

export type SearchRequest = Search & { readonly q: string }

/** The results for one URL; further pages are fetched on request. */
export const resultsQuery = ({ cursor, ...search }: SearchRequest) =>
  infiniteQueryOptions({
    queryKey: ["search", search, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/search", {
        query: {
          ...search,
          exact: search.exact ? "true" : "false",
          limit: PER_PAGE,
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        handles: [422],
        signal,
      }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** The cursor no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"

export const fetchSuggestions = (q: string, signal: AbortSignal) =>
  api("GET /v1/search/suggestions", { query: { q }, handles: [422], signal })
