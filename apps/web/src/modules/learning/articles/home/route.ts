import { fetchCategories, fetchKnown, fetchLatest, fetchPick } from "../queries.ts"

const LATEST = 6

/** The pick (or the newest article if the pick is unpublished) without duplicates, and which of `asked` exist. */
export async function loadHomePieces(asked: readonly string[], signal: AbortSignal) {
  const [known, pick, latest, categories] = await Promise.all([
    fetchKnown(asked, signal),
    fetchPick(signal),
    fetchLatest(signal),
    fetchCategories(signal),
  ])
  const lead = pick ?? latest.items[0]
  const beside = pick?.related ?? []
  const shown = new Set([lead, ...beside].map((article) => article?.id))
  const writers = new Map(latest.items.map(({ author }) => [author.key, author]))
  return {
    known: known.items.map(({ id, category, tags }) => ({ id, category, tags })),
    isPicked: pick !== null,
    lead,
    beside,
    latest: latest.items.filter(({ id }) => !shown.has(id)).slice(0, LATEST),
    categories: categories.items,
    writers: [...writers.values()],
  }
}

export type HomePieces = Awaited<ReturnType<typeof loadHomePieces>>
