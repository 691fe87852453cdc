// How a question is put to the index, and what makes one match better than another. Every query here is answered by the
// index alone; only the few documents it finds are weighed.
import { marks } from "./documents.ts"
import type { WeighedConcept } from "./excerpt.ts"
import type { Concept } from "./question.ts"
import { quote } from "./tokens.ts"

type Mark = (typeof marks)[keyof typeof marks]

/** What it is worth that a word stands there; a word of the title usually stands in headings and text as well. */
export const placeWeights: readonly (readonly [mark: Mark, weight: number])[] = [
  [marks.title, 8],
  [marks.term, 5],
  [marks.head, 3],
  [marks.often, 3],
  [marks.anywhere, 1],
]

/** So many are looked at for each way to match. */
const IN_TITLE = 40
const IN_HEAD = 60
const ANYWHERE = 100
const LOOSE = 40
const MOST_LOOSE = 8

/**
 * A document that lacks some of a longer question still answers it, if what it has weighs this much of the whole. Of two
 * words both are wanted.
 */
const enoughOf = (concepts: number) => (concepts < 3 ? 1 : concepts === 3 ? 0.6 : 0.45)

/** A tsquery literal that wants the concept under a mark, in any of its ways. */
export const conceptQuery = ({ alternatives }: Concept, mark: Mark) =>
  `(${alternatives.map((tokens) => `(${tokens.map((token) => quote(mark + token)).join(" & ")})`).join(" | ")})`

/** The rarer, the more it says. */
export const rarity = (documents: number, among: number) => Math.log(1 + (among + 1) / (documents + 0.5))

const weightOf = (concepts: readonly WeighedConcept[]) =>
  concepts.reduce((sum, { weight }) => sum + weight, 0)

export const enoughWeight = (concepts: readonly WeighedConcept[]) =>
  weightOf(concepts) * enoughOf(concepts.length) - 1e-9

export interface Probe {
  readonly query: string
  readonly limit: number
  /** Whether it wants every concept, and finds all documents that have them. */
  readonly isWhole: boolean
}

/** Ways to match, best first: every concept in the title, in the head, anywhere; then without one or some of them. */
export function probesFor(concepts: readonly WeighedConcept[], facets: readonly string[]): Probe[] {
  const only = facets.map((facet) => ` & ${quote(facet)}`).join("")
  const all = (some: readonly Concept[], mark: Mark) =>
    some.map((concept) => conceptQuery(concept, mark)).join(" & ") + only
  return [
    { query: all(concepts, marks.title), limit: IN_TITLE, isWhole: false },
    { query: all(concepts, marks.head), limit: IN_HEAD, isWhole: false },
    { query: all(concepts, marks.anywhere), limit: ANYWHERE, isWhole: true },
    ...looseSets(concepts).flatMap((some) => [
      { query: all(some, marks.head), limit: LOOSE, isWhole: false },
      { query: all(some, marks.anywhere), limit: LOOSE, isWhole: false },
    ]),
  ]
}

/** All but one, each in turn; and of a sentence the fewest that say enough. */
function looseSets(concepts: readonly WeighedConcept[]): WeighedConcept[][] {
  const enough = enoughWeight(concepts)
  const rarestFirst = [...concepts].sort((a, b) => b.weight - a.weight)
  const sets: WeighedConcept[][] = rarestFirst.map((without) => rarestFirst.filter((one) => one !== without))
  for (let count = 1; count < rarestFirst.length - 1; count++) sets.push(rarestFirst.slice(0, count))
  return sets.filter((some) => some.length > 0 && weightOf(some) >= enough).slice(0, MOST_LOOSE)
}

/** Points for where the words stand; a document that lacks some of them is worth less than the rest would make it. */
export const scoreOf = (points: number, found: number, concepts: readonly WeighedConcept[]) =>
  points * (found / weightOf(concepts)) ** 2
