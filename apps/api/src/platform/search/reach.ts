// How far the index of all documents is asked, so that no search reads it from end to end.
import type { Concept } from "./question.ts"
import type { Probe } from "./ranking.ts"
import { SHELF, shelfToken } from "./shelves.ts"
import { quote } from "./tokens.ts"

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
/** Five shelves: the newest 100,000. */
const NEAR_STEPS = 2

/**
 * What stands in few documents is found by their list. A single frequent word is there to be found: from the newest shelf on it does not take long.
 * Of several, each frequent, nobody knows whether they ever stand together, and the index would compare them to the end.
 */
export function reachOf({ concepts, mark, facets }: Probe, known: Frequencies): Reach {
  const shares = [
    ...concepts.map((concept) => shareOf(concept, mark, known)),
    ...facets.map((facet) => known.shares[facet] ?? 0),
  ]
  if (Math.min(...shares) * known.documents <= SHELF) return "everywhere"
  const conditions = shares.filter((share) => share < NEARLY_ALL)
  return conditions.length > 1 ? NEAR_STEPS : Number.POSITIVE_INFINITY
}

/** From the newest on, each step four times as many as the one before. */
export function* shelfSteps(newest: number): Generator<readonly number[]> {
  for (let last = newest, count = 1; last >= 0; last -= count, count *= 4)
    yield Array.from({ length: Math.min(count, last + 1) }, (_, place) => last - place)
}

/** The same, among those that stand there. */
export const onShelves = (probe: Probe, shelves: readonly number[]): Probe => ({
  ...probe,
  query: `${probe.query} & (${shelves.map((shelf) => quote(shelfToken(shelf))).join(" | ")})`,
})
