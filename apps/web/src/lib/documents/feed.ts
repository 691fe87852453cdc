import type { Language } from "@shirube/contract/language"
import { PRODUCT_NAME, SITE_DESCRIPTION } from "@shirube/contract/product"
import type { ApiResponse } from "../api-client.ts"
import { withPrefix } from "../language.ts"
import { escapeMarkup } from "./markup.ts"

type ArticleSummary = ApiResponse<"GET /v1/articles">["items"][number]

export const feedPath = (language: Language) => `/rss/${language}.xml`

export function feed(publicUrl: string, language: Language, articles: readonly ArticleSummary[]): string {
  const address = (path: string) => escapeMarkup(new URL(path, publicUrl).href)
  const items = articles.map((article) => {
    const link = address(withPrefix(`/article/${encodeURIComponent(article.id)}`, language))
    return `<item><title>${escapeMarkup(article.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate><category>${escapeMarkup(article.category.name)}</category><description>${escapeMarkup(article.lead)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${PRODUCT_NAME}</title>
<link>${address(withPrefix("/", language))}</link>
<description>${escapeMarkup(SITE_DESCRIPTION[language])}</description>
<language>${language}</language>
<atom:link href="${address(feedPath(language))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`
}
