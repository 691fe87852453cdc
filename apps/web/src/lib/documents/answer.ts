// Addresses that are not pages: what crawlers, feed readers and phones ask for.
import { type Language, languages } from "@shirube/contract/language"
import type { ApiClient, ApiResponse } from "../api-client.ts"
import type { Page } from "../page-data.ts"
import { feed, feedPath } from "./feed.ts"
import { manifest } from "./manifest.ts"
import { robots } from "./robots.ts"
import { type SitemapPage, sitemap, standingPages } from "./sitemap.ts"

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

const PER_CALL = 50
/** A sitemap may list 50,000 addresses; two languages each. */
const MOST_ARTICLES = 20_000
const IN_FEED = 30

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
  const { items } = await api(language)("GET /v1/articles", { query: { language, limit: IN_FEED } })
  return { type: "application/rss+xml; charset=utf-8", text: feed(publicUrl, language, items) }
}

async function sitemapOf({ api, publicUrl, language, pages: all }: DocumentSources): Promise<Document> {
  const pages: SitemapPage[] = standingPages(all)
  let cursor: string | undefined
  do {
    const batch: ApiResponse<"GET /v1/articles"> = await api(language)("GET /v1/articles", {
      query: { limit: PER_CALL, ...(cursor ? { cursor } : {}) },
    })
    for (const article of batch.items) {
      pages.push({
        path: `/article/${article.id}`,
        languages: article.languages,
        changedAt: article.checkedOn,
      })
    }
    cursor = batch.nextCursor ?? undefined
  } while (cursor && pages.length < MOST_ARTICLES)
  const calendar = await api(language)("GET /v1/calendar/entries", {})
  for (const { id, languages, updatedAt } of calendar.items)
    pages.push({ path: `/shukatsu-calendar/${id}`, languages, changedAt: updatedAt.slice(0, 10) })
  return { type: "application/xml; charset=utf-8", text: sitemap(publicUrl, pages) }
}
