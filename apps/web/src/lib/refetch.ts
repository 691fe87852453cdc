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

/** What is kept under one of these tags, or under any, is no longer as it was: what the page shows of it is fetched again. */
export async function refetch(client: QueryClient | undefined, tags?: readonly string[]): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
  await client?.invalidateQueries({
    predicate: ({ meta }) => meta?.tags?.some((tag) => tags?.includes(tag) ?? true) ?? false,
  })
}
