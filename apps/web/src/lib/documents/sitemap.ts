import { type Language, languages } from "@shirube/vocabulary/language"
import { withPrefix } from "../language/language.ts"
import { hasParameters, isIndexed, type Page } from "../page/page-data.ts"
import { escapeMarkup } from "./markup.ts"

export interface SitemapPage {
  readonly path: string
  /** The languages in which the page exists. */
  readonly languages: readonly Language[]
  readonly changedOn?: string | null
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** The parts of the sitemap, by their paths. */
export const sitemapIndex = (publicUrl: string, parts: readonly string[]) => `${DECLARATION}
<sitemapindex xmlns="${NAMESPACE}">
${parts.map((path) => `<sitemap><loc>${escapeMarkup(new URL(path, publicUrl).href)}</loc></sitemap>`).join("\n")}
</sitemapindex>
`

/** One entry per language, each listing all of its siblings, as search engines require. */
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
    const changed = page.changedOn ? `<lastmod>${escapeMarkup(page.changedOn)}</lastmod>` : ""
    return page.languages.map(
      (each) => `<url><loc>${address(page.path, each)}</loc>${changed}${siblings}</url>`,
    )
  })
  return `${DECLARATION}
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`
}

/** Pages that exist without any content. */
export const fixedPages = (pages: readonly Page[]): SitemapPage[] =>
  pages.filter((page) => isListed(page) && !hasParameters(page)).map(({ path }) => ({ path, languages }))

/** Pages of one noun each: the API lists their addresses (`publicAddresses` of the contract). */
export const contentPages = (pages: readonly Page[]): Page[] =>
  pages.filter((page) => isListed(page) && hasParameters(page))

const isListed = (page: Page) =>
  isIndexed(page) && page.access !== "guest" && !page.moved && isOwnAddress(page)
const isOwnAddress = ({ path, canonical = path }: Page) => canonical === path
