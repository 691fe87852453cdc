import { fetchCategories, fetchLatest, fetchPick } from "./queries.ts"

const LATEST = 6

/** The pick, or the newest article once the pick has been taken down; and nothing twice. */
export async function loadHomePieces(signal: AbortSignal) {
  const [pick, latest, categories] = await Promise.all([
    fetchPick(signal),
    fetchLatest(signal),
    fetchCategories(signal),
  ])
  const lead = pick ?? latest.items[0]
  const beside = pick?.related ?? []
  const shown = new Set([lead, ...beside].map((article) => article?.id))
  const writers = new Map(latest.items.map(({ author }) => [author.key, author]))
  return {
    lead,
    beside,
    latest: latest.items.filter(({ id }) => !shown.has(id)).slice(0, LATEST),
    categories: categories.items,
    writers: [...writers.values()],
  }
}

export type HomePieces = Awaited<ReturnType<typeof loadHomePieces>>
