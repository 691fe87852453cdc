// What an article may refer to, while it is written.
import type { Language } from "@shirube/vocabulary/language"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

/** Related articles are chosen among the newest. */
const MOST_OFFERED = 50

export const choicesQuery = queryOptions({
  queryKey: ["editors", "article-choices"],
  queryFn: async ({ signal }) => {
    const [choices, categories, tags, articles] = await Promise.all([
      api("GET /v1/editors/article-choices", { signal }),
      api("GET /v1/categories", { signal }),
      api("GET /v1/tags", { signal }),
      api("GET /v1/articles", { query: { limit: MOST_OFFERED }, signal }),
    ])
    return { ...choices, categories: categories.items, tags: tags.items, articles: articles.items }
  },
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["writing"] },
})

type ArticleChoices = ApiResponse<"GET /v1/editors/article-choices">

/** What the toolbar offers; in a choice there is no room for furigana. */
export const referencesOf = ({ terms, shared }: Pick<ArticleChoices, "terms" | "shared">) => ({
  terms: terms.map(({ key, termRuby }) => ({ value: key, label: termRuby.map(({ text }) => text).join("") })),
  shared: shared.map(({ name, opening }) => ({ value: name, label: `${name}: ${opening}` })),
})

/** Glossary words of the saved draft. */
export const termsQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ["editors", "article-terms", id, language],
    queryFn: ({ signal }) =>
      api("GET /v1/editors/articles/{id}/terms", { params: { id }, query: { language }, signal }),
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [`writing:article:${id}`] },
  })

export async function loadChoices({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchQuery(choicesQuery)
}
