import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Search } from "./search-address.ts"

export type SearchAnswer = ApiResponse<"GET /v1/search">
export type SearchResult = SearchAnswer["items"][number]
export type Suggestion = ApiResponse<"GET /v1/search/suggestions">["items"][number]

const PER_PAGE = 20

export type SearchRequest = Search & { readonly q: string }

export const resultsQuery = ({ cursor, ...search }: SearchRequest) =>
  listQuery({
    key: ["search", search],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/search", {
        query: { ...search, exact: search.exact ? "true" : "false", limit: PER_PAGE, ...page },
        handles: [422],
        signal,
      }),
  })

export const fetchSuggestions = (q: string, signal: AbortSignal) =>
  api("GET /v1/search/suggestions", { query: { q }, handles: [422], signal })
