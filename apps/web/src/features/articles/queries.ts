import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"
import { isApiError } from "#web/lib/api-client.ts"
import type { ArticleSearch, Section } from "./article-search.ts"

export type ArticleSummary = ApiResponse<"GET /v1/articles">["items"][number]
export type Article = ApiResponse<"GET /v1/articles/{id}">
export type Category = ApiResponse<"GET /v1/categories">["items"][number]

/** Rows of the magazine grid come out even. */
const PER_PAGE = 13

/** The list of one address; its pages after the first are fetched as the reader asks for more. */
export const articlesQuery = ({ cursor, ...filters }: ArticleSearch & { readonly section?: Section }) =>
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

/** A place in a list that no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"

export const fetchArticle = (id: string, signal: AbortSignal) =>
  api("GET /v1/articles/{id}", { params: { id }, handles: [404, 422], signal })

/** An id that is unknown, or that could not be one. */
export const isUnknownArticle = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422)

export const fetchLatest = (signal: AbortSignal) => api("GET /v1/articles", { signal })

const PICK = "how-hiring-works"

/** The lead story of the home page with what its editors put beside it. None once it has been taken down. */
export async function fetchPick(signal: AbortSignal) {
  try {
    const { bodyHtml: _, ...pick } = await fetchArticle(PICK, signal)
    return pick
  } catch (error) {
    if (isUnknownArticle(error)) return null
    throw error
  }
}

export const fetchCategories = (signal: AbortSignal) => api("GET /v1/categories", { signal })

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
