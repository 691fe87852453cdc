// What crawlers and feed readers are told of everything that people have written here.
import type { Language } from "@shirube/contract/language"
import type { ApiClient } from "../api-client.ts"
import type { FeedEntry } from "./feed.ts"
import type { SitemapPage } from "./sitemap.ts"

const PER_CALL = 50
/** A sitemap may list 50,000 addresses, in two languages each; there are some kinds. */
const MOST_OF_A_KIND = 5_000
const IN_FEED = 30

interface Batch<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

async function all<Item>(
  fetchBatch: (place: { limit: number; cursor?: string }) => Promise<Batch<Item>>,
  show: (item: Item) => SitemapPage,
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  let cursor: string | undefined
  do {
    const batch = await fetchBatch({ limit: PER_CALL, ...(cursor ? { cursor } : {}) })
    pages.push(...batch.items.map(show))
    cursor = batch.nextCursor ?? undefined
  } while (cursor && pages.length < MOST_OF_A_KIND)
  return pages
}

const articlePath = (id: string) => `/article/${encodeURIComponent(id)}`
const coursePath = (id: string) => `/course/${encodeURIComponent(id)}`
const tipPath = (id: string) => `/learning/senpai-tips/${encodeURIComponent(id)}`
const pastEventPath = (id: string) => `/learning/past-event/${encodeURIComponent(id)}`

export async function contentPages(api: ApiClient): Promise<SitemapPage[]> {
  const calendar = await api("GET /v1/calendar/entries", {})
  return [
    ...(await all(
      (query) => api("GET /v1/articles", { query }),
      ({ id, languages, checkedOn }) => ({ path: articlePath(id), languages, changedAt: checkedOn }),
    )),
    ...(await all(
      (query) => api("GET /v1/courses", { query }),
      ({ id, languages }) => ({ path: coursePath(id), languages }),
    )),
    ...(await all(
      (query) => api("GET /v1/tips", { query }),
      ({ id, languages }) => ({ path: tipPath(id), languages }),
    )),
    ...(await all(
      (query) => api("GET /v1/past-events", { query }),
      ({ id, languages }) => ({ path: pastEventPath(id), languages }),
    )),
    ...calendar.items.map(({ id, languages, updatedAt }) => ({
      path: `/shukatsu-calendar/${id}`,
      languages,
      changedAt: updatedAt.slice(0, 10),
    })),
  ]
}

/** Of every kind, as far as it exists in this language; a past event is as new as its day. */
export async function newestEntries(api: ApiClient, language: Language): Promise<FeedEntry[]> {
  const query = { limit: IN_FEED }
  const [articles, courses, tips, pastEvents] = await Promise.all([
    api("GET /v1/articles", { query: { language, ...query } }),
    api("GET /v1/courses", { query: { language, ...query } }),
    api("GET /v1/tips", { query }),
    api("GET /v1/past-events", { query }),
  ])
  const isWritten = ({ isFallback }: { readonly isFallback: boolean }) => !isFallback
  const entries: FeedEntry[] = [
    ...articles.items.map(({ id, title, category, lead, publishedAt }) => ({
      path: articlePath(id),
      title,
      category: category.name,
      description: lead,
      publishedAt,
    })),
    ...courses.items.map(({ id, title, topics, summary, publishedAt }) => ({
      path: coursePath(id),
      title,
      category: topics[0]?.name ?? "",
      description: summary,
      publishedAt,
    })),
    ...tips.items.filter(isWritten).map(({ id, title, topics, excerpt, publishedAt }) => ({
      path: tipPath(id),
      title,
      category: topics[0]?.name ?? "",
      description: excerpt,
      publishedAt,
    })),
    ...pastEvents.items.filter(isWritten).map(({ id, title, topics, excerpt, heldOn }) => ({
      path: pastEventPath(id),
      title,
      category: topics[0]?.name ?? "",
      description: excerpt,
      publishedAt: `${heldOn}T00:00:00+09:00`,
    })),
  ]
  return entries.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)).slice(0, IN_FEED)
}
