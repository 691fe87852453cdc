import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import type { PageRuby } from "#web/lib/page/in-document/page-ruby.ts"

export type ArticleSummary = ApiResponse<"GET /v1/articles">["items"][number]
/** What cards and rows show. */
export type ShownArticle = Omit<ArticleSummary, "tags" | "languages" | "lead" | "checkedOn" | "author">
type ArticleResponse = ApiResponse<"GET /v1/articles/{id}">
export type Article = Omit<
  ArticleResponse,
  "bodyHtml" | "summary" | "lead" | "leadRuby" | "related" | "author"
> & {
  readonly lead: PageRuby
  readonly author: Omit<ArticleResponse["author"], "bioRuby"> & { readonly bio: PageRuby }
  readonly related: readonly ShownArticle[]
  readonly body: PageHtml
  readonly summary: readonly {
    readonly part: ArticleResponse["summary"][number]["part"]
    readonly text: PageHtml
  }[]
}

/** Every byte is sent twice, as HTML and as data: what a card does not show is left out. */
export const shownArticle = ({
  id,
  address,
  category,
  level,
  language,
  isFallback,
  title,
  titleRuby,
  leadRuby,
  readingMinutes,
  publishedAt,
}: ShownArticle): ShownArticle => ({
  id,
  address,
  category,
  level,
  language,
  isFallback,
  title,
  titleRuby,
  leadRuby,
  readingMinutes,
  publishedAt,
})

/** A row has no lead. */
export const articleInRow = (article: ShownArticle): ShownArticle => ({
  ...shownArticle(article),
  leadRuby: [],
})

export const fetchArticle = (id: string, signal: AbortSignal) =>
  api("GET /v1/articles/{id}", { params: { id }, handles: [404, 422], signal })

export const fetchLatest = (signal: AbortSignal) => api("GET /v1/articles", { signal })

export const fetchNewestOf = (section: "learning" | "career", limit: number, signal: AbortSignal) =>
  api("GET /v1/articles", { query: { section, limit }, signal })

/** The articles among `ids` that exist. */
export const fetchKnown = (ids: readonly string[], signal: AbortSignal) =>
  api("GET /v1/articles", { query: { ids: ids.join(","), limit: ids.length }, signal })

/** The lead story of the home page with its related articles. Null once it is unpublished. */
export async function fetchPick(id: string, signal: AbortSignal) {
  try {
    const { bodyHtml: _body, summary: _summary, ...pick } = await fetchArticle(id, signal)
    return pick
  } catch (error) {
    if (isUnknownId(error)) return null
    throw error
  }
}

export const fetchCategories = (signal: AbortSignal) => api("GET /v1/categories", { signal })
