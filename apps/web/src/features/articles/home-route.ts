import { fetchCategories, fetchLatest, fetchPick } from "./queries.ts"

const LATEST = 6

/** The pick, or the newest article once the pick has been taken down; and nothing of it again among the latest. */
export async function loadHomePieces(signal: AbortSignal) {
  const [pick, latest, categories] = await Promise.all([
    fetchPick(signal),
    fetchLatest(signal),
    fetchCategories(signal),
  ])
  const lead = pick ?? latest.items[0]
  const writers = new Map(latest.items.map(({ author }) => [author.key, author]))
  return {
    lead,
    beside: pick?.related ?? [],
    latest: latest.items.filter(({ id }) => id !== lead?.id).slice(0, LATEST),
    categories: categories.items,
    writers: [...writers.values()],
  }
}

export type HomePieces = Awaited<ReturnType<typeof loadHomePieces>>
