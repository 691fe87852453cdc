// How far the index of all documents is asked, so that no search reads it from end to end.
import type { Concept } from "./question.ts"
import { type Probe, queryFor } from "./ranking.ts"
import { shelfToken } from "./shelves.ts"
import { facetToken, quote } from "./tokens.ts"

/** What is known of tokens that stand in very many documents, and how many documents there are. */
export interface Frequencies {
  readonly documents: number
  /** Of those that are frequent, the share of documents that have it. */
  readonly shares: Readonly<Record<string, number>>
  readonly newestShelf: number
}

/** The share of documents that have it, or nearly so; none where it is not frequent. */
export const shareOf = ({ alternatives }: Concept, mark: string, { shares }: Frequencies) =>
  alternatives.reduce((sum, tokens) => sum + Math.min(...tokens.map((token) => shares[mark + token] ?? 0)), 0)

/** How far the index of all is asked: everywhere at once, or so many steps from the newest shelf on. */
export type Reach = "everywhere" | number

/** A condition that nearly all documents meet is none. */
const NEARLY_ALL = 0.9
/** The index makes a list of all that have a word, before the first of them is looked at. */
const MOST_WITH_ONE = 20_000
/** Of several words it compares as many as have the rarest of them, which is less work for each. */
const MOST_WITH_SEVERAL = 60_000
const FIRST_SHELVES = 4
/** Of which the second has twice as many shelves as the first: the newest 12,000 documents. */
const NEAR_STEPS = 2

/**
 * What stands in few documents is found by their list. A single frequent word is there to be found: from the newest shelf on that does not take long.
 * Of several, each frequent, nobody knows whether they ever stand together, and the index would compare them to the end.
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

/** From the newest on, each step with twice as many as the one before. */
export function* shelfSteps(newest: number): Generator<readonly number[]> {
  for (let last = newest, count = FIRST_SHELVES; last >= 0; last -= count, count *= 2)
    yield Array.from({ length: Math.min(count, last + 1) }, (_, place) => last - place)
}

/** The same, among those that stand there. Of which noun they are is seen on the few rows that are left. */
export const onShelves = ({ concepts, mark, facets, ...probe }: Probe, shelves: readonly number[]): Probe => {
  const narrowing = facets.filter((facet) => !facet.startsWith(NOUN_FACET))
  const there = shelves.map((shelf) => quote(shelfToken(shelf))).join(" | ")
  return { ...probe, concepts, mark, facets, query: `${queryFor(concepts, mark, narrowing)} & (${there})` }
}

const NOUN_FACET = facetToken("noun", "")
