import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"
import type { PageHtml } from "#web/lib/page/page-html.ts"

export type ArticleSummary = ApiResponse<"GET /v1/articles">["items"][number]
export type Article = Omit<ApiResponse<"GET /v1/articles/{id}">, "bodyHtml"> & { readonly body: PageHtml }
export type Category = ApiResponse<"GET /v1/categories">["items"][number]

export const fetchArticle = (id: string, signal: AbortSignal) =>
  api("GET /v1/articles/{id}", { params: { id }, handles: [404, 422], signal })

export const fetchLatest = (signal: AbortSignal) => api("GET /v1/articles", { signal })

export const fetchNewestOf = (section: "learning" | "career", limit: number, signal: AbortSignal) =>
  api("GET /v1/articles", { query: { section, limit }, signal })

/** The articles among `ids` that exist. */
export const fetchKnown = (ids: readonly string[], signal: AbortSignal) =>
  api("GET /v1/articles", { query: { ids: ids.join(","), limit: ids.length }, signal })

const PICK = "how-hiring-works"

/** The lead story of the home page with its related articles. Null once it is unpublished. */
export async function fetchPick(signal: AbortSignal) {
  try {
    const { bodyHtml: _, ...pick } = await fetchArticle(PICK, signal)
    return pick
  } catch (error) {
    if (isUnknownId(error)) return null
    throw error
  }
}

export const fetchCategories = (signal: AbortSignal) => api("GET /v1/categories", { signal })
