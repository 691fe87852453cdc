import {
  articleInRow,
  fetchCategories,
  fetchKnown,
  fetchLatest,
  fetchPick,
  shownArticle,
} from "../queries.ts"

const LATEST = 6

interface Picked {
  readonly lead: string | undefined
  /** In their order; what is related to the lead fills the places that are left beside it. */
  readonly beside: readonly string[]
}

/** The picks (or the newest article without one) without duplicates, and which of `asked` exist. */
export async function loadHomePieces(
  asked: readonly string[],
  picking: Promise<Picked>,
  signal: AbortSignal,
) {
  const [known, [pick, chosen], latest, categories] = await Promise.all([
    fetchKnown(asked, signal),
    picking.then((picked) => fetchPicked(picked, signal)),
    fetchLatest(signal),
    fetchCategories(signal),
  ])
  const lead = pick ?? latest.items[0]
  const related = pick?.related ?? []
  const unchosen = related.filter(({ id }) => chosen.every((article) => article.id !== id))
  const beside = [...chosen, ...unchosen].slice(0, Math.max(chosen.length, related.length))
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

const fetchPicked = ({ lead, beside }: Picked, signal: AbortSignal) =>
  Promise.all([
    lead === undefined ? null : fetchPick(lead, signal),
    beside.length === 0 ? [] : fetchInOrder(beside, signal),
  ])

async function fetchInOrder(ids: readonly string[], signal: AbortSignal) {
  const { items } = await fetchKnown(ids, signal)
  return ids.flatMap((id) => items.find((article) => article.id === id) ?? [])
}

export type HomePieces = Awaited<ReturnType<typeof loadHomePieces>>
