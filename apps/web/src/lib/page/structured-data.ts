// Structured data for search engines (schema.org). Only the server renders it (lib/page/head.ts).
import { withPrefix } from "../language/language.ts"
import type { PageMatch } from "./page.ts"

export const structuredData = (data: readonly object[]) =>
  data.map((each) => ({
    type: "application/ld+json",
    // Text must not end its script element.
    children: JSON.stringify({ "@context": "https://schema.org", ...each }).replaceAll("<", "\\u003c"),
  }))

/** The absolute URL of one of our pages, in the current page's language. */
export const addressIn = ({ context: { locale, settings } }: PageMatch, path: string) =>
  new URL(withPrefix(path, locale.language), settings.publicUrl).href

/** From the home page to this page. */
export const breadcrumbList = (
  match: PageMatch,
  places: readonly { readonly name: string; readonly path: string }[],
) => ({
  "@type": "BreadcrumbList",
  itemListElement: places.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: addressIn(match, path),
  })),
})

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

/** The text of our own HTML, without readings. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<r[tp]>.*?<\/r[tp]>/g, "")
    .replace(/<(?:\/(?:p|li|h[3-6]|blockquote|pre)|br)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
      code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s*\n\s*/g, "\n")
    .trim()
