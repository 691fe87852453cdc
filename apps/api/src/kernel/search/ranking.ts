// How a query is run against the index, and how matches are ranked. Every query here is answered by the index
// alone; only the few documents it finds are scored.
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { nameQuery } from "./exact-names.ts"
import type { WeighedConcept } from "./excerpt.ts"
import { marks } from "./marks.ts"
import type { Concept } from "./question.ts"
import { quote } from "./tokens.ts"

type Mark = (typeof marks)[keyof typeof marks]

/** The score of a word by where it occurs; a word of the title usually also occurs in headings and text. */
export const placeWeights: readonly (readonly [mark: Mark, weight: number])[] = [
  [marks.title, 8],
  [marks.term, 5],
  [marks.head, 3],
  [marks.often, 3],
]
const ANYWHERE_WEIGHT = 1
/** The score of an item that is called what the query says, for the whole of it. */
export const NAME_WEIGHT = 30
/** The article that explains a term at length comes before its short explanation. */
const nounWeights: Partial<Record<SearchNoun, number>> = { glossary: 0.85 }

/** How many documents are scored for each way to match. */
const BY_NAME = 10
const IN_TITLE = 40
const IN_HEAD = 60
const ANYWHERE = 100
const LOOSE = 40
const MOST_LOOSE = 6

/**
 * A document that lacks some concepts of a longer query still matches if the weight of the others reaches this
 * share. A query of two words needs both.
 */
const enoughOf = (concepts: number) => (concepts < 3 ? 1 : concepts === 3 ? 0.6 : 0.45)

/** A tsquery literal that matches the concept under a mark, in any of its alternatives. */
export const conceptQuery = ({ alternatives, beginnings = [] }: Concept, mark: Mark) =>
  `(${[
    ...alternatives.map((tokens) => `(${tokens.map((token) => quote(mark + token)).join(" & ")})`),
    ...beginnings.map((beginning) => `${quote(mark + beginning)}:*`),
  ].join(" | ")})`

/** Without beginnings of words. */
export const wholeWords = <Some extends Concept>({ beginnings, ...concept }: Some) => concept

/** Rarer words weigh more. */
export const rarity = (documents: number, among: number) => Math.log(1 + (among + 1) / (documents + 0.5))

const weightOf = (concepts: readonly WeighedConcept[]) =>
  concepts.reduce((sum, { weight }) => sum + weight, 0)

export const enoughWeight = (concepts: readonly WeighedConcept[]) =>
  weightOf(concepts) * enoughOf(concepts.length) - 1e-9

export interface Probe {
  readonly query: string
  readonly limit: number
  /** The concepts that every found document contains. */
  readonly concepts: readonly WeighedConcept[]
  /** Where each of them occurs. */
  readonly mark: Mark
  /** Filters. */
  readonly facets: readonly string[]
  /** Whether it finds all documents with every concept. */
  readonly isWhole: boolean
}

export const queryFor = (concepts: readonly Concept[], mark: Mark, facets: readonly string[]) =>
  [...concepts.map((concept) => conceptQuery(concept, mark)), ...facets.map(quote)].join(" & ")

/** Ways to match, best first: by name; every concept in the title, in the head, anywhere; then without some of them. */
export function probesFor(concepts: readonly WeighedConcept[], facets: readonly string[]): Probe[] {
  const probe = (some: readonly WeighedConcept[], mark: Mark, limit: number, isWhole = false): Probe => ({
    query: queryFor(some, mark, facets),
    limit,
    concepts: some,
    mark,
    facets,
    isWhole,
  })
  const named = nameQuery(concepts)
  return [
    ...(named === undefined
      ? []
      : [
          {
            ...probe(concepts, marks.name, BY_NAME),
            query: [named, ...facets.map(quote)].join(" & "),
          },
        ]),
    probe(concepts, marks.title, IN_TITLE),
    probe(concepts, marks.head, IN_HEAD),
    probe(concepts, marks.anywhere, ANYWHERE, true),
    ...looseSets(concepts).flatMap((some, i) => [
      ...(i === 0 ? [probe(some, marks.head, LOOSE)] : []),
      probe(some, marks.anywhere, LOOSE),
    ]),
  ]
}

/** The smallest set with enough weight; and all but one, starting without the most common. */
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

/** The weight of the concepts in a document that these probes have found. */
export const weightFound = (probes: readonly Probe[]) =>
  Math.max(...probes.map((probe) => weightOf(probe.concepts)))

/**
 * Combines the points for positions with the matched weight; missing concepts reduce the score more than
 * proportionally.
 */
export const scoreOf = (
  { noun, points }: { readonly noun: SearchNoun; readonly points: number },
  found: number,
  concepts: readonly WeighedConcept[],
) => (points + found * ANYWHERE_WEIGHT) * (found / weightOf(concepts)) ** 2 * (nounWeights[noun] ?? 1)
