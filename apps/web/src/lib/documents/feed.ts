import type { Language } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import { withPrefix } from "../language/language.ts"
import { escapeMarkup } from "./markup.ts"

/** Something new to read, watch, learn or answer. */
interface FeedEntry {
  readonly path: string
  readonly title: string
  readonly category: string | null
  readonly description: string | null
  readonly publishedAt: string
}

export const feedPath = (language: Language) => `/rss/${language}.xml`

/** Newest first. */
export function feed(publicUrl: string, language: Language, entries: readonly FeedEntry[]): string {
  const address = (path: string) => escapeMarkup(new URL(path, publicUrl).href)
  const items = entries.map(({ path, title, category, description, publishedAt }) => {
    const link = address(withPrefix(path, language))
    const parts = [
      element("title", title),
      `<link>${link}</link><guid>${link}</guid>`,
      element("pubDate", new Date(publishedAt).toUTCString()),
      element("category", category),
      element("description", description),
    ]
    return `<item>${parts.join("")}</item>`
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

const element = (name: string, text: string | null) =>
  text === null ? "" : `<${name}>${escapeMarkup(text)}</${name}>`
