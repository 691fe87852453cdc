// Keeps the client cache current after changes. Only members need it, so it is apart from the cache's own
// file.
import type { QueryClient } from "@tanstack/react-query"

const underWay = new Set<Promise<unknown>>()

/** Nothing is refetched while the reader's own action is in flight: it would show the old state. */
export async function pauseRefetchDuring<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  underWay.add(work)
  try {
    return await work
  } finally {
    underWay.delete(work)
  }
}

/** Calls within this time are merged: the reader's own change also arrives over the live stream. */
const SOON_MS = 100
type Tags = readonly string[] | "all"
const pendingTags = new Map<QueryClient, Tags[]>()

/** Invalidates what is cached under these tags, or everything with tags, and refetches what the page shows. */
export function refetch(client: QueryClient | undefined, tags: Tags): void {
  if (!client) return
  const before = pendingTags.get(client)
  pendingTags.set(client, [...(before ?? []), tags])
  if (!before) setTimeout(() => void refetchPending(client), SOON_MS)
}

async function refetchPending(client: QueryClient): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
  const batches = pendingTags.get(client) ?? []
  pendingTags.delete(client)
  const isChanged = (tag: string) => batches.some((tags) => tags === "all" || tags.includes(tag))
  await client.invalidateQueries({ predicate: ({ meta }) => meta?.tags?.some(isChanged) ?? false })
}
