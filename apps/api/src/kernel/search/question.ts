// Parses a search query into concepts: each is one meaning, with every way in which our texts may express it.
import { parseRuby } from "#api/kernel/text/ruby"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { stem } from "./stem.ts"
import {
  fold,
  JAPANESE_RUN,
  LATIN_WORD,
  pairTokens,
  readingToken,
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

const STOP_WORDS = new Set(
  `a an the and or but if of to in on at for from by with about as into than then so is are was were be been am do does did
  done can could should would will shall may might must have has had i me my we our you your he she it its they them their
  this that these those there here how what when where which who whom why not no yes any some all more most very much many
  just also too only get got getting after before during while because please tell need want now still between within without
  until through vs per`.split(/\s+/),
)
const STOP_CHARACTERS = new Set("何誰私僕")

const LONGEST_PHRASE = 4
const LONGEST_JAPANESE_WORD = 14
const MOST_KEYS = 600
const MOST_CONCEPTS = 10

interface LatinWord {
  readonly typed: string
  readonly parts: readonly string[]
}
type Piece =
  | { readonly kind: "latin"; readonly words: readonly LatinWord[] }
  | { readonly kind: "japanese"; readonly run: string }

/** Japanese runs, and between them the Latin words without stop words. */
function piecesOf(question: string): Piece[] {
  const text = question.normalize("NFKC").toLowerCase()
  const pieces: Piece[] = []
  let latin: LatinWord[] = []
  const endLatin = () => {
    if (latin.length > 0) pieces.push({ kind: "latin", words: latin })
    latin = []
  }
  const pattern = new RegExp(
    `(?<latin>${LATIN_WORD.source})|${JAPANESE_RUN.source}|\\p{Script=Hangul}+`,
    "gu",
  )
  for (const match of text.matchAll(pattern)) {
    if (match.groups?.latin) latin.push({ typed: match[0], parts: wordParts(match[0]) })
    else {
      endLatin()
      pieces.push({ kind: "japanese", run: match[0] })
    }
  }
  endLatin()
  return withoutStopWords(pieces)
}

/** Unless nothing else was typed. */
function withoutStopWords(pieces: readonly Piece[]): Piece[] {
  const meaning = pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "japanese") return [piece]
    const words = piece.words.filter(({ typed }) => !STOP_WORDS.has(typed))
    return words.length > 0 ? [{ ...piece, words }] : []
  })
  return meaning.length > 0 ? meaning : [...pieces]
}

const tokensOf = (words: readonly LatinWord[]) => words.flatMap(({ parts }) => parts.map(stem))
const phraseForm = (words: readonly LatinWord[]) => tokensOf(words).join(" ")
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
  { synonyms, readings }: Knowledge,
): [Concept, number] {
  for (const phrase of phrasesFrom(words, start, LONGEST_PHRASE)) {
    const typed = phrase.map((word) => word.typed).join(" ")
    const reading = readingToken(romajiOf(phrase))
    const terms = synonyms.get(phraseForm(phrase)) ?? synonyms.get(reading)
    if (terms) return [synonymConcept(typed, terms, tokensOf(phrase)), phrase.length]
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
