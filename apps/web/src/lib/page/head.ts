// The document head of a page, the same for all: title template, description, Open Graph, canonical, hreflang.
import { type Language, languages, locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import { splitPrefix, withPrefix } from "../language/language.ts"

export interface PageHead {
  /** Shown before the product's name: `{title} | Shirube`. */
  readonly title: string
  readonly description?: string
  /** Absolute or root-relative URL of a 1200×630 picture. */
  readonly image?: string
  readonly type?: "website" | "article"
  /** The page's own path if this one is an alias. Without prefix. */
  readonly canonicalPath?: string
  /** Search parameters that make a different page rather than another view of the same. */
  readonly canonicalSearch?: Readonly<Record<string, string | undefined>>
  /** Not to be listed by search engines. */
  readonly hidden?: boolean
}

export interface PageHeadContext {
  readonly language: Language
  readonly publicUrl: string
  /** The page's path without prefix. */
  readonly path: string
}

export const titleOf = (page: string) => `${page} | ${PRODUCT_NAME}`

export function pageHead(page: PageHead, { language, publicUrl, path }: PageHeadContext) {
  const title = titleOf(page.title)
  const description = page.description ?? SITE_DESCRIPTION[language]
  // The router adds a trailing slash to an index route; its URL has none.
  const here = splitPrefix(page.canonicalPath ?? path).path.replace(/(?<=.)\/$/, "")
  const search = searchOf(page.canonicalSearch)
  const address = (prefix: Language | undefined) => new URL(withPrefix(here, prefix) + search, publicUrl).href
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
      ...(import.meta.env.SSR
        ? openGraph(page, { language, publicUrl, description, url: address(language) })
        : []),
    ],
    links: page.hidden
      ? []
      : [
          { rel: "canonical", href: address(language) },
          ...languages.map((each) => ({ rel: "alternate", hrefLang: each, href: address(each) })),
          { rel: "alternate", hrefLang: "x-default", href: address(undefined) },
        ],
  }
}

interface OpenGraphFacts extends Omit<PageHeadContext, "path"> {
  readonly description: string
  readonly url: string
}

/**
 * For programs that do not run scripts: only the server renders it, and the browser removes it on the first
 * navigation (forgetServerHead).
 */
function openGraph(page: PageHead, { language, publicUrl, description, url }: OpenGraphFacts) {
  const others = languages.filter((other) => other !== language)
  return [
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:url", content: url },
    { property: "og:image", content: new URL(page.image ?? `/og/site/${language}.png`, publicUrl).href },
    { property: "og:locale", content: locales[language].iso.replace("-", "_") },
    ...others.map((other) => ({
      property: "og:locale:alternate",
      content: locales[other].iso.replace("-", "_"),
    })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

/** Open Graph and structured data describe the page that the server sent, and would be wrong on any other. */
export function forgetServerHead() {
  const selector = 'meta[property^="og:"],meta[property^="article:"],script[type="application/ld+json"]'
  for (const element of document.head.querySelectorAll(selector)) element.remove()
}

function searchOf(search: PageHead["canonicalSearch"]): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search ?? {})) if (value) query.set(key, value)
  return query.size ? `?${query}` : ""
}
