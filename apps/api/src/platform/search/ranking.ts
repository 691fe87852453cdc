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
]
const ANYWHERE_WEIGHT = 1

/** So many are looked at for each way to match. */
const IN_TITLE = 40
const IN_HEAD = 60
const ANYWHERE = 100
const LOOSE = 40
const MOST_LOOSE = 6

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
  /** What stands in every document it finds. */
  readonly concepts: readonly WeighedConcept[]
  /** Where each of them stands. */
  readonly mark: Mark
  /** What it is narrowed by. */
  readonly facets: readonly string[]
  /** Whether it finds all documents that have every concept. */
  readonly isWhole: boolean
}

export const queryFor = (concepts: readonly Concept[], mark: Mark, facets: readonly string[]) =>
  [...concepts.map((concept) => conceptQuery(concept, mark)), ...facets.map(quote)].join(" & ")

/** Ways to match, best first: every concept in the title, in the head, anywhere; then without one or some of them. */
export function probesFor(concepts: readonly WeighedConcept[], facets: readonly string[]): Probe[] {
  const probe = (some: readonly WeighedConcept[], mark: Mark, limit: number, isWhole = false): Probe => ({
    query: queryFor(some, mark, facets),
    limit,
    concepts: some,
    mark,
    facets,
    isWhole,
  })
  return [
    probe(concepts, marks.title, IN_TITLE),
    probe(concepts, marks.head, IN_HEAD),
    probe(concepts, marks.anywhere, ANYWHERE, true),
    ...looseSets(concepts).flatMap((some, i) => [
      ...(i === 0 ? [probe(some, marks.head, LOOSE)] : []),
      probe(some, marks.anywhere, LOOSE),
    ]),
  ]
}

/** The fewest of a sentence that say enough; and all but one, the most common first to go. */
function looseSets(concepts: readonly WeighedConcept[]): WeighedConcept[][] {
  const enough = enoughWeight(concepts)
  const rarestFirst = [...concepts].sort((a, b) => b.weight - a.weight)
  const prefixes = rarestFirst.map((_, i) => rarestFirst.slice(0, i + 1)).slice(0, -1)
  const fewest = prefixes.find((some) => weightOf(some) >= enough)
  const sets = [
    ...(fewest ? [fewest] : []),
    ...rarestFirst.toReversed().map((without) => rarestFirst.filter((one) => one !== without)),
  ]
  const different = new Map(sets.map((some) => [some.map(({ typed }) => typed).join(" "), some]))
  return [...different.values()]
    .filter((some) => some.length > 0 && weightOf(some) >= enough)
    .slice(0, MOST_LOOSE)
}

/** How much of the question stands in a document that these probes have found. */
export const weightFound = (probes: readonly Probe[]) =>
  Math.max(...probes.map((probe) => weightOf(probe.concepts)))

/** Points for where the words stand; a document that lacks some of them is worth less than the rest would make it. */
export const scoreOf = (points: number, found: number, concepts: readonly WeighedConcept[]) =>
  (points + found * ANYWHERE_WEIGHT) * (found / weightOf(concepts)) ** 2
