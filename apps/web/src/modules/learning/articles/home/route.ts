import {
  articleInRow,
  fetchCategories,
  fetchKnown,
  fetchLatest,
  fetchPick,
  shownArticle,
} from "../queries.ts"

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
    known: known.items,
    isPicked: pick !== null,
    lead: lead && shownArticle(lead),
    beside: beside.map(articleInRow),
    latest: latest.items
      .filter(({ id }) => !shown.has(id))
      .slice(0, LATEST)
      .map(articleInRow),
    categories: categories.items.map(({ key, nameRuby, descriptionRuby }) => ({
      key,
      nameRuby,
      descriptionRuby,
    })),
    writers: [...writers.values()].map(({ key, nameRuby, seal, role }) => ({ key, nameRuby, seal, role })),
  }
}

export type HomePieces = Awaited<ReturnType<typeof loadHomePieces>>
