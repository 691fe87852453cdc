import type { Language } from "@shirube/contract/language"
import { RESULTS_MAX, SUGGESTIONS_MAX } from "@shirube/contract/search"
import type { SearchNoun } from "@shirube/contract/search-choices"
import type { Db, Tx } from "#api/db/client"
import { decodeCursor, encodeCursor } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { marks } from "#api/platform/search/documents"
import type { WeighedConcept } from "#api/platform/search/excerpt"
import { RECENT } from "#api/platform/search/queries"
import {
  type Concept,
  type Knowledge,
  knowledgeKeys,
  readQuestion,
  synonymForms,
} from "#api/platform/search/question"
import {
  conceptQuery,
  enoughWeight,
  type Probe,
  probesFor,
  rarity,
  scoreOf,
  weightFound,
} from "#api/platform/search/ranking"
import { onShelves, reachOf, shareOf, shelfSteps } from "#api/platform/search/reach"
import { foldRomaji, isRomaji, spellReading, withoutMarks } from "#api/platform/search/romaji"
import { editsBetween, mostEdits, spellingVariants } from "#api/platform/search/spelling"
import { standardSynonyms } from "#api/platform/search/synonyms"
import { countTokens, facetToken, fold, isReadingToken, quote, spellingOf } from "#api/platform/search/tokens"
import type { Actor } from "#api/platform/session"
import { audiencesOf, mayBeCounted } from "./policy.ts"
import {
  countAmongRecent,
  countMiss,
  type Match,
  replaceSynonyms,
  selectAllSynonyms,
  selectByTitle,
  selectFrequencies,
  selectKnownWords,
  selectMatches,
  selectNearWords,
  selectResults,
  selectSynonyms,
  selectTerms,
  standAnywhere,
  withIndexAlone,
} from "./queries.ts"

export interface Question {
  readonly q: string
  readonly kind?: SearchNoun | undefined
  readonly section?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly level?: string | undefined
  readonly topic?: string | undefined
  readonly language?: string | undefined
  readonly exact: boolean
  /** Somebody is still typing: what is not found is nothing that somebody misses. */
  readonly isTyping?: boolean
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Ranked extends Match {
  readonly score: number
}

/** What is found, the best first, without what it says: for lists that show things in their own way. */
export async function findThings(db: Db, question: Question, user: Actor | null, now: Date) {
  const after = question.cursor === undefined ? undefined : decodePlace(question.cursor)
  const { understood, ranked, isCut } = await withIndexAlone(db, async (tx) => {
    const understood = await understand(tx, question)
    return { understood, ...(await rank(tx, understood, question, user)) }
  })
  if (ranked.length === 0 && !isCut && !question.isTyping && mayBeCounted(fold(question.q)))
    await countMiss(db.autocommit, fold(question.q), dayOf(now))

  const start = after ? placeAfter(ranked, after) : 0
  const page = ranked.slice(start, start + question.limit)
  const end = start + page.length
  const last = page.at(-1)
  return {
    page,
    concepts: understood.concepts,
    total: ranked.length,
    isCut,
    correctedTo: understood.text === question.q ? null : understood.text,
    nextCursor: last && end < ranked.length ? encodePlace(end - 1, last) : null,
  }
}

/** With the texts that a list of all kinds of things shows. */
export async function findEverywhere(
  db: Db,
  question: Question,
  { user, language, now }: { readonly user: Actor | null; readonly language: Language; readonly now: Date },
) {
  const { page, ...found } = await findThings(db, question, user, now)
  return { ...found, results: inOrder(page, await selectResults(db.autocommit, page, language)) }
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

function inOrder<Row extends { noun: string; id: string }>(
  page: readonly Match[],
  found: readonly Row[],
): Row[][] {
  const byKey = Map.groupBy(found, ({ noun, id }) => `${noun} ${id}`)
  return page.flatMap(({ noun, id }) => {
    const rows = byKey.get(`${noun} ${id}`)
    return rows ? [rows] : []
  })
}

interface Understood {
  /** What is looked for, as it could have been typed. */
  readonly text: string
  readonly concepts: readonly WeighedConcept[]
  /** How many of the newest documents there are; fewer than usual where there are no others. */
  readonly among: number
}

/** What the question means; with its spelling repaired where a word stands in no document and a near one does. */
async function understand(tx: Tx, { q, exact }: Question): Promise<Understood> {
  const typed = await weigh(tx, await read(tx, q))
  const lost = await lostConcepts(tx, typed.concepts)
  const repairs = exact ? [] : await repair(tx, lost)
  if (repairs.length === 0) return { ...typed, text: q, concepts: withoutLost(typed.concepts, lost) }
  const text = repairs.reduce((text, [from, to]) => text.replace(from, to), q.normalize("NFKC").toLowerCase())
  return { text, ...(await weigh(tx, await read(tx, text))) }
}

/** Those that stand in no document at all. */
async function lostConcepts(tx: Tx, concepts: readonly (WeighedConcept & { documents: number })[]) {
  const unknown = concepts.filter(({ documents }) => documents === 0)
  if (unknown.length === 0) return []
  // The index would make a list of all that have a frequent one before it says that there are any.
  const frequencies = await selectFrequencies(
    tx,
    unknown.flatMap(({ alternatives }) => alternatives.flat()),
  )
  const rare = unknown.filter((concept) => shareOf(concept, marks.anywhere, frequencies) === 0)
  if (rare.length === 0) return []
  const known = await standAnywhere(
    tx,
    rare.map((concept) => conceptQuery(concept, marks.anywhere)),
  )
  return rare.filter((_, i) => !known[i])
}

/** Of a longer question, what stands nowhere is left out: the rest may still answer it. */
function withoutLost(concepts: readonly WeighedConcept[], lost: readonly Concept[]) {
  const rest = concepts.filter((concept) => !lost.includes(concept))
  return rest.length > 1 ? rest : concepts
}

async function read(tx: Tx, text: string): Promise<Concept[]> {
  const keys = knowledgeKeys(text)
  return keys.length === 0 ? readQuestion(text, NOTHING) : readQuestion(text, await knowledgeOf(tx, keys))
}

const NOTHING: Knowledge = { synonyms: new Map(), words: new Set(), readings: new Set() }

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

/** The nearest word for each that has one: fewest edits first, then the one that stands in the most documents. */
async function repair(tx: Tx, lost: readonly Concept[]): Promise<[typed: string, meant: string][]> {
  const repairs: [string, string][] = []
  for (const { typed, isPlainWord } of lost) {
    if (!isPlainWord) continue
    const meant = await nearestWord(tx, typed)
    if (meant !== undefined) repairs.push([typed, meant])
  }
  return repairs
}

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

async function rank(tx: Tx, { concepts, among }: Understood, question: Question, user: Actor | null) {
  if (concepts.length === 0) return { ranked: [], isCut: false }
  const probes = probesFor(concepts, facetsOf(question))
  const asked = { concepts, audiences: audiencesOf(user), noun: question.kind }
  const recent = await selectMatches(tx, { ...asked, probes, among: "recent" })
  const unfilled = probes.map((probe, place) => (isFull(probe, place, recent) ? undefined : probe))
  const older =
    among < RECENT ? { matches: [], isLeft: false } : await findOlder(tx, { ...asked, probes: unfilled })
  const enough = enoughWeight(concepts)
  const ranked = [...recent, ...older.matches]
    .map((match) => ({ match, found: weightFound(probes.filter((_, i) => match.probes.includes(i))) }))
    .filter(({ found }) => found >= enough)
    .map(({ match, found }): Ranked => ({ ...match, score: scoreOf(match.points, found, concepts) }))
    .sort(byScore)
  const hasMore = probes.some(
    (probe, place) => probe.isWhole && (isFull(probe, place, recent) || isFull(probe, place, older.matches)),
  )
  const isCut = ranked.length > RESULTS_MAX || hasMore || older.isLeft
  return { ranked: ranked.slice(0, RESULTS_MAX), isCut }
}

const isFull = ({ limit }: Probe, place: number, matches: readonly Match[]) =>
  matches.filter(({ probes }) => probes.includes(place)).length >= limit

/** `isLeft`: there are documents that were not looked at, and nobody knows whether they have all of it. */
async function findOlder(
  tx: Tx,
  { probes, ...asked }: Omit<Parameters<typeof selectMatches>[1], "among">,
): Promise<{ matches: Match[]; isLeft: boolean }> {
  const known = await selectFrequencies(tx, [
    ...new Set(probes.flatMap((probe) => (probe ? tokensOf(probe) : []))),
  ])
  const reaches = probes.map((probe) => (probe ? reachOf(probe, known) : 0))
  const matches: Match[] = []
  let step = 0
  let oldest = known.newestShelf
  for (const shelves of shelfSteps(known.newestShelf)) {
    const wanted = probes.map((probe, place) => {
      const reach = reaches[place] ?? 0
      if (!probe || isFull(probe, place, matches)) return undefined
      if (reach === "everywhere") return step === 0 ? probe : undefined
      return step < reach ? onShelves(probe, shelves) : undefined
    })
    if (wanted.every((probe) => probe === undefined)) break
    matches.push(...(await selectMatches(tx, { ...asked, probes: wanted, among: "older" })))
    step += 1
    oldest = shelves.at(-1) ?? 0
  }
  const isLeft =
    oldest > 0 &&
    probes.some((probe, place) => probe?.isWhole && reaches[place] === step && !isFull(probe, place, matches))
  return { matches, isLeft }
}

const tokensOf = ({ concepts, mark, facets }: Probe) => [
  ...facets,
  ...concepts.flatMap(({ alternatives }) => alternatives.flat().map((token) => mark + token)),
]

/** Equally good: the fresh before the old. */
const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1)

const facetsOf = ({ kind, section, category, tag, level, topic, language }: Question) =>
  Object.entries({ noun: kind, section, category, tag, level, topic, language }).flatMap(([name, value]) =>
    value === undefined ? [] : [facetToken(name, value)],
  )

interface Place {
  readonly number: number
  readonly noun: string
  readonly id: string
}

const encodePlace = (number: number, { noun, id }: Match) => encodeCursor([String(number), noun, id])

function decodePlace(cursor: string): Place {
  const [number = "", noun = "", id = ""] = decodeCursor(cursor, 3)
  if (!/^\d{1,4}$/.test(number)) throw new ApiError("cursor.invalid")
  return { number: Number(number), noun, id }
}

/** Right behind the result that was last; where that is gone by now, at the place where it stood. */
function placeAfter(ranked: readonly Ranked[], last: Place): number {
  const place = ranked.findIndex(({ noun, id }) => id === last.id && noun === last.noun)
  return place < 0 ? last.number : place + 1
}

const SHORTEST_START = 2
const TERMS = 5

/** Terms and titles that begin with what is being typed. */
export async function suggestFor(db: Db, typed: string, language: Language, user: Actor | null) {
  const word = fold(typed.trim())
  if (word.length < SHORTEST_START) return { terms: [], things: [] }
  const romaji = foldRomaji(word.replaceAll(" ", ""))
  const reading = spellReading(word) ?? (isRomaji(romaji) ? romaji : undefined)
  return withIndexAlone(db, async (tx) => {
    const terms = await selectTerms(tx, { word, reading }, TERMS)
    const query = titleQuery(typed)
    const things =
      query === undefined
        ? []
        : await selectByTitle(tx, {
            query,
            audiences: audiencesOf(user),
            language,
            limit: SUGGESTIONS_MAX - terms.length,
          })
    return { terms, things }
  })
}

/** Every word in the title, the last of them perhaps unfinished. */
function titleQuery(typed: string): string | undefined {
  const tokens = [...countTokens(typed).keys()].filter(
    (token, _, all) => token.length > 1 || all.length === 1,
  )
  const last = tokens.pop()
  if (last === undefined) return undefined
  return [...tokens.map((token) => quote(marks.title + token)), `${quote(marks.title + last)}:*`].join(" & ")
}

/** A term of one word as someone would type it; others are not guessed at. */
const spelledAlone = (term: string, forms: readonly string[]) =>
  forms.filter(isReadingToken).map(spellingOf)[0] ?? withoutMarks(term.toLowerCase())

/** How the words are read that a site knows by another name. */
export const synonymReadings = async (tx: Tx) => (await selectAllSynonyms(tx)).map(({ term }) => term)

/** Forms are made anew, and groups that the site does not have yet are added; what it has stays as it is. */
export async function refreshSynonyms(tx: Tx): Promise<void> {
  const kept = Map.groupBy(await selectAllSynonyms(tx), ({ group }) => group)
  const groups = new Map(standardSynonyms.map(({ key, terms }) => [key, terms]))
  for (const [key, rows] of kept)
    groups.set(
      key,
      rows.map(({ term }) => term),
    )
  await replaceSynonyms(
    tx,
    [...groups].flatMap(([groupKey, terms]) =>
      terms.map((term) => {
        const forms = synonymForms(term)
        return { groupKey, term, forms, variants: spellingVariants(spelledAlone(term, forms)) }
      }),
    ),
  )
}
