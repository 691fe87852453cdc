// How much of the index of all documents a search reads, so that none scans it from end to end.
import type { Concept } from "./question.ts"
import { type Probe, queryFor } from "./ranking.ts"
import { shelfToken } from "./shelves.ts"
import { facetToken, quote } from "./tokens.ts"

/** Statistics of tokens that occur in very many documents, and the number of documents. */
export interface Frequencies {
  readonly documents: number
  /** The share of documents with each frequent token. */
  readonly shares: Readonly<Record<string, number>>
  readonly newestShelf: number
}

/** The approximate share of documents that match the concept; 0 if it is not frequent. */
export const shareOf = ({ alternatives }: Concept, mark: string, { shares }: Frequencies) =>
  alternatives.reduce((sum, tokens) => sum + Math.min(...tokens.map((token) => shares[mark + token] ?? 0)), 0)

/** How much of the index is searched: everything at once, or this many steps from the newest shelf. */
export type Reach = "everywhere" | number

/** A condition that nearly all documents meet does not narrow anything. */
const NEARLY_ALL = 0.9
/** For one word, the index lists all its documents before the first is read. */
const MOST_WITH_ONE = 20_000
/** For several words it compares as many as the rarest has, which is less work for each. */
const MOST_WITH_SEVERAL = 60_000
const FIRST_SHELVES = 4
/** The second step has twice as many shelves as the first: the newest 12,000 documents. */
const NEAR_STEPS = 2

/**
 * Rare words are found through their short lists. A single frequent word is quickly found from the newest
 * shelf on. Several frequent words may never occur together, and the index would compare them to the end.
 */
export function reachOf({ concepts, mark, facets }: Probe, known: Frequencies): Reach {
  const shares = [
    ...concepts.map((concept) => shareOf(concept, mark, known)),
    ...facets.map((facet) => known.shares[facet] ?? 0),
  ]
  const areSeveral = shares.filter((share) => share < NEARLY_ALL).length > 1
  const fewest = Math.min(...shares) * known.documents
  if (fewest <= (areSeveral ? MOST_WITH_SEVERAL : MOST_WITH_ONE)) return "everywhere"
  return areSeveral ? NEAR_STEPS : Number.POSITIVE_INFINITY
}

/** From the newest on, each step with twice as many shelves as the previous one. */
export function* shelfSteps(newest: number): Generator<readonly number[]> {
  for (let last = newest, count = FIRST_SHELVES; last >= 0; last -= count, count *= 2)
    yield Array.from({ length: Math.min(count, last + 1) }, (_, place) => last - place)
}

/** The same probe, restricted to these shelves. Their noun is checked on the few rows that are left. */
export const onShelves = ({ concepts, mark, facets, ...probe }: Probe, shelves: readonly number[]): Probe => {
  const narrowing = facets.filter((facet) => !facet.startsWith(NOUN_FACET))
  const there = shelves.map((shelf) => quote(shelfToken(shelf))).join(" | ")
  return { ...probe, concepts, mark, facets, query: `${queryFor(concepts, mark, narrowing)} & (${there})` }
}

const NOUN_FACET = facetToken("noun", "")
