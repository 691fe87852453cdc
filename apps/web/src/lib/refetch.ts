// Keeping the client cache true after something has changed. Only members need it, so it is not part of the cache's own file.
import type { QueryClient } from "@tanstack/react-query"

const underWay = new Set<Promise<unknown>>()

/** While something that the reader does is on its way, nothing is fetched again: it would show how things were before. */
export async function acting<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  underWay.add(work)
  try {
    return await work
  } finally {
    underWay.delete(work)
  }
}

/** What is heard within this time is one piece of news: that something was done here comes back over the live stream too. */
const SOON_MS = 100
type Tags = readonly string[] | "all"
const heard = new Map<QueryClient, Tags[]>()

/** What is kept under one of these tags, or under any, is no longer as it was: what the page shows of it is fetched again. */
export function refetch(client: QueryClient | undefined, tags: Tags): void {
  if (!client) return
  const before = heard.get(client)
  heard.set(client, [...(before ?? []), tags])
  if (!before) setTimeout(() => void refetchHeard(client), SOON_MS)
}

async function refetchHeard(client: QueryClient): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
  const news = heard.get(client) ?? []
  heard.delete(client)
  const isChanged = (tag: string) => news.some((tags) => tags === "all" || tags.includes(tag))
  await client.invalidateQueries({ predicate: ({ meta }) => meta?.tags?.some(isChanged) ?? false })
}
