// Writes the search index. A feature indexes its document in the transaction that changes the item, so that
// results match the data.

import type { Audience } from "@shirube/contract/common/search/routes"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { replaceMentions } from "@shirube/vocabulary/text/mentions"
import type { Tx } from "#api/kernel/db/client"
import { nameTokens } from "./exact-names.ts"
import { marks } from "./marks.ts"
import { addWords, deleteDocument, lockDocument, replaceDocument, type WordRow } from "./queries.ts"
import { spellingVariants } from "./spelling.ts"
import {
  countTokens,
  facetToken,
  fold,
  LATIN_WORD,
  quote,
  readingsOf,
  readingToken,
  wholeReading,
  wordParts,
  wordToken,
} from "./tokens.ts"

export interface SearchText {
  readonly title: string
  /** Shown beside the date of a result: a category, a topic. */
  readonly label: string
  readonly headings: readonly string[]
  /** One paragraph per line. */
  readonly body: string
}

/** All texts are in the editors' notation, with furigana. */
export interface SearchDocument {
  readonly noun: SearchNoun
  readonly id: string
  readonly audience: Audience
  readonly freshAt: Date
  /** Shown with a result: when it takes place, or was published. */
  readonly date?: { readonly from: Date; readonly until?: Date | undefined } | undefined
  /** For a recording, the event: the two are one result. */
  readonly recordingOf?: string | null
  readonly level: string | null
  readonly categoryKey: string | null
  /** Filters beside noun, level, category and language. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Other names: tags, its category, terms that it explains. */
  readonly terms: readonly string[]
  /** What it is called: a query for one of these finds it first. */
  readonly names?: readonly string[]
  /** By language: the site's or any other that members write in. */
  readonly texts: Readonly<Record<string, SearchText>>
}

/**
 * Calls `read` after taking the lock, so that text withdrawn while waiting is not indexed again. Without a
 * document, removes it from the index.
 */
export async function indexDocument(
  tx: Tx,
  noun: SearchNoun,
  id: string,
  read: () => Promise<SearchDocument | undefined>,
): Promise<void> {
  await lockDocument(tx, noun, id)
  const document = await read()
  if (document) await writeDocuments(tx, [document])
  else await deleteDocument(tx, noun, id)
}

/**
 * Several at once, locked in the order of reading; documents added meanwhile are indexed by their own
 * transactions.
 */
export async function indexDocuments(
  tx: Tx,
  read: () => Promise<SearchDocument[]>,
): Promise<SearchDocument[]> {
  const seen = await read()
  for (const { noun, id } of seen) await lockDocument(tx, noun, id)
  const locked = new Set(seen.map(({ id }) => id))
  await writeDocuments(
    tx,
    (await read()).filter(({ id }) => locked.has(id)),
  )
  return seen
}

async function writeDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  const words: WordRow[] = []
  for (const document of documents) words.push(...(await writeDocument(tx, document)))
  await addWords(tx, words)
}

/** Returns the words that it adds to the index. */
async function writeDocument(tx: Tx, document: SearchDocument): Promise<readonly WordRow[]> {
  const texts = Object.entries(document.texts).map(([language, text]) => ({ language, ...text }))
  // Names of mentioned people are filled in when a text is shown: they are not indexed.
  const read = texts.map((text) => ({ ...text, body: replaceMentions(text.body, () => " ") }))
  const { noun, id, audience, freshAt, date, recordingOf = null, level, categoryKey } = document
  await replaceDocument(
    tx,
    {
      ...{ noun, id, audience, freshAt, recordingOf, level, categoryKey },
      happensAt: date?.from ?? null,
      lastAt: date?.until ?? null,
      ...vectorsOf(document, read),
    },
    texts.map(({ language, title, label, body }) => ({ noun, documentId: id, language, title, label, body })),
  )
  return wordsOf(document, read)
}

export async function removeDocument(tx: Tx, noun: SearchNoun, id: string): Promise<void> {
  await lockDocument(tx, noun, id)
  await deleteDocument(tx, noun, id)
}

const OFTEN = 3

type TextIn = SearchText & { readonly language: string }

/**
 * All tokens for the index, including those of titles and heads; and separately the few most significant ones,
 * for ranking.
 */
function vectorsOf(document: SearchDocument, texts: readonly TextIn[]) {
  const words = new Set<string>()
  const heads = new Set<string>()
  const store = (tokens: Iterable<string>, ...under: readonly ("title" | "term")[]) => {
    for (const token of tokens) {
      words.add(token)
      for (const mark of [marks.head, ...under.map((place) => marks[place])]) {
        heads.add(mark + token)
        if (mark !== marks.term) words.add(mark + token)
      }
    }
  }
  for (const { title, headings, body } of texts) {
    store(countTokens(title).keys(), "title")
    for (const heading of headings) store(countTokens(heading).keys())
    for (const [token, times] of countTokens(body)) {
      words.add(token)
      if (times >= OFTEN) heads.add(marks.often + token)
    }
  }
  for (const term of document.terms) {
    store(countTokens(term).keys(), "term")
    const whole = wholeReading(termOf(term))
    if (whole) store([readingToken(whole.spelled)], "term")
  }
  for (const name of nameTokens(document.names ?? [])) {
    words.add(name)
    heads.add(name)
  }
  for (const facet of facetsOf(document, texts)) words.add(facet)
  return { words: literal(words), heads: literal(heads) }
}

const literal = (tokens: ReadonlySet<string>) => [...tokens].map(quote).join(" ")

function facetsOf(document: SearchDocument, texts: readonly TextIn[]): string[] {
  const facets = {
    ...document.facets,
    noun: [document.noun],
    language: texts.map(({ language }) => language),
    level: document.level === null ? [] : [document.level],
    category: document.categoryKey === null ? [] : [document.categoryKey],
  }
  return Object.entries(facets).flatMap(([name, values]) => values.map((value) => facetToken(name, value)))
}

const PLACES = { text: 1, heading: 2, title: 3, term: 4 } as const
const LONGEST_TERM = 60
const SPELLABLE = /^\p{Script=Latin}{3,30}$/u

/** Each word once, with the best place it occurs in. */
function wordsOf(document: SearchDocument, texts: readonly TextIn[]): WordRow[] {
  const rows = new Map<string, WordRow>()
  const times = new Map<string, number>()
  const add = (row: WordRow) => {
    const key = `${row.word} ${row.reading}`
    times.set(key, (times.get(key) ?? 0) + 1)
    if ((rows.get(key)?.place ?? 0) < row.place) rows.set(key, row)
  }
  for (const { title, headings, body } of texts) {
    for (const row of wordsIn(body, PLACES.text)) add(row)
    for (const heading of headings) for (const row of wordsIn(heading, PLACES.heading)) add(row)
    for (const row of wordsIn(title, PLACES.title)) add(row)
  }
  for (const term of document.terms) for (const row of termRows(term)) add(row)
  return [...rows].flatMap(([key, row]) => {
    if (row.place > PLACES.text || (times.get(key) ?? 0) >= OFTEN)
      return [{ ...row, variants: spellingVariants(row.reading || row.word) }]
    // A word that occurs once or twice is not used to correct spelling; Japanese words are still stored.
    return row.reading === "" ? [] : [row]
  })
}

function* wordsIn(source: string, place: number): Generator<WordRow> {
  for (const [found] of withoutRuby(source).normalize("NFKC").toLowerCase().matchAll(LATIN_WORD))
    for (const word of wordParts(found))
      if (SPELLABLE.test(word))
        yield {
          word,
          reading: "",
          shown: word,
          kana: null,
          query: quote(wordToken(word)),
          place,
          variants: [],
        }
  for (const { text, kana, spelled } of readingsOf(source)) {
    const query = quote(readingToken(spelled))
    yield { word: fold(text), reading: spelled, shown: text, kana, query, place, variants: [] }
  }
}

/** Text in brackets is only an explanation. */
const termOf = (name: string) => name.replace(/[（(][^）)]*[）)]/g, "").trim()

/** A term is suggested as a whole: "status of residence", not "residence". */
function* termRows(term: string): Generator<WordRow> {
  const source = termOf(term)
  const shown = withoutRuby(source)
  const tokens = [...countTokens(shown).keys()]
  if (tokens.length === 0 || shown.length > LONGEST_TERM) return
  yield* wordsIn(source, PLACES.title)
  const whole = wholeReading(source)
  yield {
    word: fold(shown),
    reading: whole?.spelled ?? "",
    shown,
    kana: whole?.kana ?? null,
    query: tokens.map((token) => quote(token)).join(" & "),
    place: PLACES.term,
    variants: [],
  }
}
