// Interprets a query: its words, their synonyms and weights, and corrections of misspelt words.
import type { Tx } from "#api/kernel/db/client"
import type { WeighedConcept } from "#api/kernel/search/excerpt"
import { marks } from "#api/kernel/search/marks"
import {
  type Concept,
  type Knowledge,
  knowledgeKeys,
  readQuestion,
  unfinishedReading,
  withUnfinished,
} from "#api/kernel/search/question"
import { conceptQuery, rarity } from "#api/kernel/search/ranking"
import { shareOf } from "#api/kernel/search/reach"
import { foldRomaji, spellReading, withoutMarks } from "#api/kernel/search/romaji"
import { editsBetween, mostEdits, spellingVariants } from "#api/kernel/search/spelling"
import { isReadingToken, spellingOf } from "#api/kernel/search/tokens"
import {
  countAmongRecent,
  matchAnyDocument,
  selectFrequencies,
  selectKnownWords,
  selectNearWords,
  selectSynonyms,
} from "../queries.ts"

interface Question {
  readonly q: string
  /** Without spelling correction. */
  readonly exact: boolean
  /** Still being typed: the last word may be the beginning of a longer one. */
  readonly isUnfinished?: boolean
}

export interface InterpretedQuery {
  /** The query, after spelling correction. */
  readonly text: string
  readonly concepts: readonly WeighedConcept[]
  /** Number of recent documents; below `RECENT`, there are no older ones. */
  readonly among: number
}

/** Interprets the query; corrects words that no document contains to similar ones that occur. */
export async function understand(
  tx: Tx,
  { q, exact, isUnfinished = false }: Question,
): Promise<InterpretedQuery> {
  const concepts = await read(tx, q)
  const typed = await weigh(tx, isUnfinished ? withUnfinished(concepts, q) : concepts)
  const lost = await lostConcepts(tx, typed.concepts)
  const reading = isUnfinished && lost.length > 0 ? unfinishedReading(q) : undefined
  if (reading) {
    const read = await weigh(tx, [reading])
    if (read.concepts.some(({ documents }) => documents > 0)) return { text: q, ...read }
  }
  const repairs = exact ? [] : await repair(tx, lost)
  if (repairs.length === 0) return { ...typed, text: q, concepts: withoutLost(typed.concepts, lost) }
  const text = repairs.reduce((text, [from, to]) => text.replace(from, to), q.normalize("NFKC").toLowerCase())
  return { text, ...(await weigh(tx, await read(tx, text))) }
}

/** Concepts that no document contains. */
async function lostConcepts(tx: Tx, concepts: readonly (WeighedConcept & { documents: number })[]) {
  const unknown = concepts.filter(({ documents }) => documents === 0)
  if (unknown.length === 0) return []
  // Skips frequent tokens: the index would list all their documents before it reports that there are any.
  const frequencies = await selectFrequencies(
    tx,
    unknown.flatMap(({ alternatives }) => alternatives.flat()),
  )
  const rare = unknown.filter((concept) => shareOf(concept, marks.anywhere, frequencies) === 0)
  if (rare.length === 0) return []
  const known = await matchAnyDocument(
    tx,
    rare.map((concept) => conceptQuery(concept, marks.anywhere)),
  )
  return rare.filter((_, i) => !known[i])
}

/** Drops concepts without documents from a longer query: the rest may still match. */
function withoutLost(concepts: readonly WeighedConcept[], lost: readonly Concept[]) {
  const rest = concepts.filter((concept) => !lost.includes(concept))
  return rest.length > 1 ? rest : concepts
}

async function read(tx: Tx, text: string): Promise<Concept[]> {
  const keys = knowledgeKeys(text)
  return keys.length === 0
    ? readQuestion(text, NO_KNOWLEDGE)
    : readQuestion(text, await knowledgeOf(tx, keys))
}

const NO_KNOWLEDGE: Knowledge = { synonyms: new Map(), words: new Set(), readings: new Set() }

async function knowledgeOf(tx: Tx, keys: readonly string[]): Promise<Knowledge> {
  const groups = await selectSynonyms(tx, keys)
  const termsOf = Map.groupBy(groups, ({ group }) => group)
  const synonyms = new Map<string, string[]>()
  for (const { group, forms } of groups)
    for (const form of forms)
      synonyms.set(form, [
        ...(synonyms.get(form) ?? []),
        ...(termsOf.get(group) ?? []).map(({ term }) => term),
      ])
  const known = await selectKnownWords(tx, keys, keys.filter(isReadingToken).map(spellingOf))
  return {
    synonyms,
    words: new Set(known.flatMap(({ word }) => (word === null ? [] : [word]))),
    readings: new Set(known.flatMap(({ reading }) => (reading === null ? [] : [`=${reading}`]))),
  }
}

async function weigh(tx: Tx, concepts: readonly Concept[]) {
  const { among, counts } = await countAmongRecent(tx, concepts)
  return {
    among,
    concepts: concepts.map((concept, i) => {
      const documents = counts[i] ?? 0
      return { ...concept, documents, weight: rarity(documents, among) }
    }),
  }
}

const MOST_CANDIDATES = 12

/** The most similar word for each, if there is one: fewest edits first, then most documents. */
async function repair(tx: Tx, lost: readonly Concept[]): Promise<[typed: string, meant: string][]> {
  const repairs: [string, string][] = []
  for (const { typed, isPlainWord } of lost) {
    if (!isPlainWord) continue
    const meant = (await twoWords(tx, typed)) ?? (await nearestWord(tx, typed))
    if (meant !== undefined) repairs.push([typed, meant])
  }
  return repairs
}

const SHORTEST_PART = 3

/** Two words written as one: "jobfair" is "job fair", at the most even place where both are known. */
async function twoWords(tx: Tx, typed: string): Promise<string | undefined> {
  if (!/^[a-z]+$/.test(typed) || typed.length > LONGEST_COMPOUND) return undefined
  const parts = Array.from({ length: Math.max(0, typed.length - 2 * SHORTEST_PART + 1) }, (_, i) => [
    typed.slice(0, i + SHORTEST_PART),
    typed.slice(i + SHORTEST_PART),
  ])
  if (parts.length === 0) return undefined
  const found = await selectKnownWords(tx, parts.flat(), [])
  const known = new Set(found.map(({ word }) => word))
  const [best] = parts
    .filter((both) => both.every((part) => known.has(part)))
    .sort((a, b) => shortest(b) - shortest(a))
  return best?.join(" ")
}
const LONGEST_COMPOUND = 24
const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length))

async function nearestWord(tx: Tx, typed: string): Promise<string | undefined> {
  const kana = spellReading(typed)
  const spelled = kana ?? foldRomaji(typed)
  const near = await selectNearWords(tx, [...spellingVariants(typed), ...spellingVariants(spelled)])
  const candidates = near.map(({ word, reading, kana: read }) => {
    const written = withoutMarks(word.toLowerCase())
    return reading === ""
      ? { meant: written, edits: editsBetween(typed, written, mostEdits(typed)) }
      : { meant: (kana && read) ?? reading, edits: editsBetween(spelled, reading, mostEdits(spelled)) }
  })
  const fewest = Math.min(...candidates.map(({ edits }) => edits))
  if (!Number.isFinite(fewest)) return undefined
  const nearest = candidates.filter(({ edits }) => edits === fewest).slice(0, MOST_CANDIDATES)
  const meanings = [...new Set(nearest.map(({ meant }) => meant))]
  if (meanings.length === 1) return meanings[0]
  const concepts: Concept[] = []
  for (const meant of meanings) concepts.push(...(await read(tx, meant)).slice(0, 1))
  const { counts } = await countAmongRecent(tx, concepts)
  return meanings[counts.indexOf(Math.max(...counts))]
}
