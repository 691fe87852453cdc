// The lists' client cache. Apart from queries.ts, so that an article and the home page do not load it.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { ArticleSearch, Section } from "../address.ts"
import { fetchCategories } from "../queries.ts"

/** Fills the rows of the magazine grid. */
const PER_PAGE = 13

/** The list for one URL; further pages are fetched on request. */
export const articlesQuery = ({
  cursor,
  q: _,
  exact: __,
  ...filters
}: ArticleSearch & { readonly section?: Section }) =>
  infiniteQueryOptions({
    queryKey: ["articles", "list", filters, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/articles", {
        query: { ...filters, limit: PER_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        handles: [422],
        signal,
      }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** The cursor no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: ({ signal }) => fetchCategories(signal),
    staleTime: 600_000,
  })

export const tagsQuery = () =>
  queryOptions({
    queryKey: ["tags"],
    queryFn: ({ signal }) => api("GET /v1/tags", { signal }),
    staleTime: 600_000,
  })
