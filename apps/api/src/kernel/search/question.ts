// Parses a search query into concepts: each is one meaning, with every way in which our texts may express it.
import { parseRuby } from "#api/kernel/text/ruby"
import { type LatinWord, piecesOf, STOP_WORDS } from "./pieces.ts"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { stem } from "./stem.ts"
import {
  fold,
  isReadingToken,
  JAPANESE_RUN,
  LATIN_WORD,
  pairTokens,
  readingToken,
  spellingOf,
  wholeReading,
  wordParts,
  wordToken,
} from "./tokens.ts"

export interface Concept {
  /** As typed in the query. */
  readonly typed: string
  /** Any one of these matches, with all of its tokens. */
  readonly alternatives: readonly (readonly string[])[]
  /** Japanese spellings, for marking matches in a text. */
  readonly writings: readonly string[]
  /** What its words begin with: for a query that is still being typed. */
  readonly beginnings?: readonly string[]
  /** A single word without a known synonym or reading: it may be misspelt. */
  readonly isPlainWord: boolean
}

/** What is stored about the words of a query. */
export interface Knowledge {
  /** Synonymous terms, by each of their forms. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** Japanese words that occur in documents. */
  readonly words: ReadonlySet<string>
  readonly readings: ReadonlySet<string>
}

const STOP_CHARACTERS = new Set("何誰私僕")

const LONGEST_PHRASE = 4
const LONGEST_JAPANESE_WORD = 14
const MOST_KEYS = 600
const MOST_CONCEPTS = 10

const tokensOf = (words: readonly LatinWord[]) => words.flatMap(({ parts }) => parts.map(stem))
const phraseForm = (words: readonly LatinWord[]) => tokensOf(words).join(" ")
/** "intern ship", written apart, as one word. */
const joinedWord = (words: readonly LatinWord[]) => words.flatMap(({ parts }) => parts).join("")
const romajiOf = (words: readonly LatinWord[]) => foldRomaji(words.flatMap(({ parts }) => parts).join(""))

function* phrasesFrom<Item>(
  items: readonly Item[],
  start: number,
  longest: number,
): Generator<readonly Item[]> {
  for (let length = Math.min(longest, items.length - start); length > 0; length--)
    yield items.slice(start, start + length)
}

const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text)

/** Every key under which knowledge about a query could be stored; bounded, whatever its length. */
export function knowledgeKeys(question: string): string[] {
  const keys = new Set<string>()
  for (const piece of piecesOf(question)) {
    if (piece.kind === "latin")
      for (const start of piece.words.keys())
        for (const phrase of phrasesFrom(piece.words, start, LONGEST_PHRASE)) {
          keys.add(phraseForm(phrase))
          if (phrase.length > 1) {
            keys.add(joinedWord(phrase))
            keys.add(stem(joinedWord(phrase)))
          }
          const romaji = romajiOf(phrase)
          if (isRomaji(romaji)) keys.add(readingToken(romaji))
        }
    else {
      const letters = [...fold(piece.run)]
      for (const start of letters.keys())
        for (const part of phrasesFrom(letters, start, LONGEST_JAPANESE_WORD)) {
          const word = part.join("")
          if (part.length > 1) keys.add(word)
          const spelled = part.length > 1 ? spellReading(word) : undefined
          if (spelled) keys.add(readingToken(spelled))
        }
    }
  }
  return [...keys].slice(0, MOST_KEYS)
}

export function readQuestion(question: string, knowledge: Knowledge): Concept[] {
  const concepts: Concept[] = []
  const particles: Concept[] = []
  for (const piece of piecesOf(question)) {
    if (piece.kind === "latin") concepts.push(...latinConcepts(piece.words, knowledge))
    else {
      const read = japaneseConcepts(piece.run, knowledge)
      concepts.push(...read.concepts)
      particles.push(...read.particles)
    }
  }
  return unique(concepts.length > 0 ? concepts : particles).slice(0, MOST_CONCEPTS)
}

const SHORTEST_BEGINNING = 3
/** Other words of the query already narrow the search. */
const SHORTEST_LATER_BEGINNING = 2

/**
 * For a query that is still being typed: the last word may be the beginning of a longer one, as written or as a
 * reading in romaji or kana.
 */
export function withUnfinished(concepts: readonly Concept[], question: string): readonly Concept[] {
  const last = concepts.at(-1)
  const text = question.normalize("NFKC").toLowerCase()
  const [word] = text.match(/[\p{Script=Latin}\p{N}]+$|[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u) ?? []
  if (!last || word === undefined || !last.typed.endsWith(word)) return concepts
  const shortest = concepts.length > 1 ? SHORTEST_LATER_BEGINNING : SHORTEST_BEGINNING
  const beginnings = [isKana(word) ? "" : word, readingStart(last.typed)].filter(
    (beginning) => (isReadingToken(beginning) ? spellingOf(beginning) : beginning).length >= shortest,
  )
  return [...concepts.slice(0, -1), { ...last, beginnings }]
}

/** Several words in romaji as the beginning of one reading: "zairyu sh". Undefined if they are none. */
export function unfinishedReading(question: string): Concept | undefined {
  const typed = question.trim().toLowerCase()
  const reading = /\s/.test(typed) ? readingStart(typed.replace(/\s+/g, " ")) : ""
  if (reading === "") return undefined
  return { typed, alternatives: [[reading]], beginnings: [reading], writings: [], isPlainWord: false }
}

/** The reading that the typed text begins with, as it is indexed; empty if it is none. */
function readingStart(typed: string): string {
  const joined = typed.replaceAll(" ", "")
  const romaji = foldRomaji(joined)
  const spelled = isKana(joined)
    ? spellReading(joined)
    : isRomaji(romaji.replace(OPEN_SYLLABLE, ""))
      ? romaji
      : undefined
  return spelled ? readingToken(spelled) : ""
}
/** Consonants of a syllable that is not complete yet. */
const OPEN_SYLLABLE = /(?:sh|ch|ts|[kgnhbpmr]y|[kgsztdnhbpmrfjvwyc])$/

const unique = (concepts: readonly Concept[]) => [
  ...new Map(concepts.map((concept) => [JSON.stringify(concept.alternatives), concept])).values(),
]

function* latinConcepts(words: readonly LatinWord[], knowledge: Knowledge): Generator<Concept> {
  for (let start = 0; start < words.length; ) {
    const [concept, length] = latinConceptAt(words, start, knowledge)
    yield concept
    start += length
  }
}

function latinConceptAt(
  words: readonly LatinWord[],
  start: number,
  { synonyms, words: known, readings }: Knowledge,
): [Concept, number] {
  for (const phrase of phrasesFrom(words, start, LONGEST_PHRASE)) {
    const typed = phrase.map((word) => word.typed).join(" ")
    const reading = readingToken(romajiOf(phrase))
    const joined = joinedWord(phrase)
    const terms = synonyms.get(phraseForm(phrase)) ?? synonyms.get(reading) ?? synonyms.get(stem(joined))
    if (terms) return [synonymConcept(typed, terms, tokensOf(phrase)), phrase.length]
    if (phrase.length > 1 && known.has(joined)) {
      const alternatives = [[stem(joined)], tokensOf(phrase)]
      return [{ typed, alternatives, writings: [], isPlainWord: false }, phrase.length]
    }
    if (readings.has(reading))
      return [
        { typed, alternatives: [tokensOf(phrase), [reading]], writings: [], isPlainWord: false },
        phrase.length,
      ]
  }
  const word = words[start] ?? { typed: "", parts: [] }
  const joined = stem(word.parts.join(""))
  const alternatives = word.parts.length > 1 ? [[joined], tokensOf([word])] : [[joined]]
  return [{ typed: word.typed, alternatives, writings: [], isPlainWord: word.parts.length === 1 }, 1]
}

function synonymConcept(typed: string, terms: readonly string[], own: readonly string[]): Concept {
  const ways = terms.map(expressionOf)
  return {
    typed,
    alternatives: [
      ...new Map(
        [...ways.map(({ tokens }) => tokens), own]
          .filter((tokens) => tokens.length > 0)
          .map((tokens) => [tokens.join(" "), tokens]),
      ).values(),
    ],
    writings: ways.flatMap(({ writing }) => (writing ? [writing] : [])),
    isPlainWord: false,
  }
}

function japaneseConcepts(run: string, knowledge: Knowledge) {
  const concepts: Concept[] = []
  const particles: Concept[] = []
  const raw = [...run]
  const letters = [...fold(run)]
  const isAllKana = isKana(run)
  let rest = ""
  const endRest = () => {
    for (const [chunk] of rest.matchAll(
      /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+|[\p{Script=Hiragana}ー]+|\p{Script=Hangul}+/gu,
    )) {
      if (STOP_CHARACTERS.has(chunk)) continue
      const isParticle = /^\p{Script=Hiragana}/u.test(chunk)
      ;(isParticle ? particles : concepts).push(writtenConcept(chunk, isAllKana && chunk === run))
    }
    rest = ""
  }
  for (let start = 0; start < letters.length; ) {
    const known = knownAt(letters, start, knowledge, isAllKana)
    if (known) {
      endRest()
      concepts.push(known.concept)
      start += known.length
    } else {
      rest += raw[start]
      start += 1
    }
  }
  endRest()
  return { concepts, particles }
}

const writtenConcept = (text: string, isPlainWord: boolean): Concept => ({
  typed: text,
  alternatives: [pairTokens(fold(text))],
  writings: [fold(text)],
  isPlainWord,
})

function knownAt(
  letters: readonly string[],
  start: number,
  { synonyms, words, readings }: Knowledge,
  isAllKana: boolean,
) {
  for (const part of phrasesFrom(letters, start, LONGEST_JAPANESE_WORD)) {
    if (part.length < 2) return undefined
    const word = part.join("")
    // In a sentence with kanji, short stretches of hiragana are grammar.
    const mayBeReading = isAllKana && (part.length > 2 || part.length === letters.length)
    const spelled = mayBeReading ? spellReading(word) : undefined
    const reading = spelled === undefined ? undefined : readingToken(spelled)
    const terms = synonyms.get(word) ?? (reading && synonyms.get(reading))
    if (terms) return { concept: synonymConcept(word, terms, []), length: part.length }
    if (reading && readings.has(reading)) {
      const alternatives = [[reading], pairTokens(word)]
      return {
        concept: { typed: word, alternatives, writings: [word], isPlainWord: false },
        length: part.length,
      }
    }
    if (words.has(word) && (isAllKana || !/^\p{Script=Hiragana}{2}$/u.test(word)))
      return { concept: writtenConcept(word, false), length: part.length }
  }
  return undefined
}

/** The forms of a synonym, which are compared with a query. */
export function synonymForms(term: string): string[] {
  const { tokens, writing, reading } = expressionOf(term)
  if (writing) return reading ? [writing, readingToken(reading)] : [writing]
  return [...new Set([tokens.join(" "), tokens.join("")])]
}

function expressionOf(term: string): { tokens: readonly string[]; writing?: string; reading?: string } {
  const text = parseRuby(term)
    .map((segment) => segment.text)
    .join("")
  const latin = [...text.normalize("NFKC").toLowerCase().matchAll(LATIN_WORD)]
    .flatMap(([word]) => wordParts(word))
    .filter((word) => !STOP_WORDS.has(word))
  const runs = [...fold(text).matchAll(JAPANESE_RUN)].map(([run]) => run)
  const tokens = [...latin.map(wordToken), ...runs.flatMap(pairTokens)]
  if (runs.length === 0) return { tokens }
  const writing = fold(text).replace(/\s/g, "")
  const reading = wholeReading(term)?.spelled
  return reading ? { tokens, writing, reading } : { tokens, writing }
}
