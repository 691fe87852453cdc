// Addresses that are not pages: what crawlers, feed readers and phones ask for.
import { type Language, languages } from "@shirube/contract/language"
import type { ApiClient } from "../api-client.ts"
import type { Page } from "../page-data.ts"
import { contentPages, newestEntries } from "./content.ts"
import { feed, feedPath } from "./feed.ts"
import { manifest } from "./manifest.ts"
import { robots } from "./robots.ts"
import { sitemap, standingPages } from "./sitemap.ts"

export interface Document {
  readonly type: string
  readonly text: string
}

export interface DocumentSources {
  readonly publicUrl: string
  readonly language: Language
  readonly api: (language: Language) => ApiClient
  readonly pages: readonly Page[]
  readonly devTools: boolean
}

/** Undefined where the address is a page. */
export function documentAt(path: string, sources: DocumentSources): Promise<Document> | undefined {
  switch (path) {
    case "/robots.txt":
      return Promise.resolve({
        type: "text/plain; charset=utf-8",
        text: robots(sources.publicUrl, sources.pages),
      })
    case "/manifest.webmanifest":
      return Promise.resolve({ type: "application/manifest+json", text: manifest(sources.language) })
    case "/sitemap.xml":
      return sitemapOf(sources)
    // For whoever walks the whole site, such as our journeys.
    case "/dev/pages.json":
      return sources.devTools
        ? Promise.resolve({ type: "application/json", text: JSON.stringify(sources.pages) })
        : undefined
    default: {
      const language = languages.find((each) => path === feedPath(each))
      return language && feedOf(sources, language)
    }
  }
}

async function feedOf({ api, publicUrl }: DocumentSources, language: Language): Promise<Document> {
  const entries = await newestEntries(api(language), language)
  return { type: "application/rss+xml; charset=utf-8", text: feed(publicUrl, language, entries) }
}

async function sitemapOf({ api, publicUrl, language, pages }: DocumentSources): Promise<Document> {
  const all = [...standingPages(pages), ...(await contentPages(api(language)))]
  return { type: "application/xml; charset=utf-8", text: sitemap(publicUrl, all) }
}
