import { type Language, languages } from "@shirube/contract/language"
import { withPrefix } from "../language.ts"
import { hasParameters, isIndexed, type Page } from "../page-data.ts"
import { escapeMarkup } from "./markup.ts"

export interface SitemapPage {
  readonly path: string
  /** Those the page really exists in. */
  readonly languages: readonly Language[]
  readonly changedAt?: string
}

/** One entry per language, each naming all of its siblings, as search engines want it. */
export function sitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  const address = (path: string, prefix?: Language) =>
    escapeMarkup(new URL(withPrefix(path, prefix), publicUrl).href)
  const entries = pages.flatMap((page) => {
    const siblings = [
      ...page.languages.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(page.path, each)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(page.path)}"/>`,
    ].join("")
    const changed = page.changedAt ? `<lastmod>${escapeMarkup(page.changedAt)}</lastmod>` : ""
    return page.languages.map(
      (each) => `<url><loc>${address(page.path, each)}</loc>${changed}${siblings}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`
}

/** Pages that are there without any content. */
export const standingPages = (pages: readonly Page[]): SitemapPage[] =>
  pages
    .filter((page) => isForAnyone(page) && !hasParameters(page) && !page.moved && isOwnAddress(page))
    .map(({ path }) => ({ path, languages }))

const isOwnAddress = ({ path, canonical = path }: Page) => canonical === path
const isForAnyone = (page: Page) => isIndexed(page) && page.access !== "guest"
