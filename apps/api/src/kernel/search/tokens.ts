// One tokenizer for documents and queries. Latin words are stemmed; Japanese, which has no spaces, is indexed
// by single characters and pairs of neighbours, so that 就活 is found inside 就活生, and by the readings in
// our furigana.
import { parseRuby } from "#api/kernel/text/ruby"
import { asHiragana, spellReading, withoutMarks } from "./romaji.ts"
import { stem } from "./stem.ts"

/**
 * Incremented whenever the same text would give other tokens: every document is then reindexed in the
 * background.
 */
export const TOKENIZER_VERSION = "3"

/** Dots, plus and hash stay inside a word (node.js, c++); a hyphen joins two words. */
export const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:['’.-][\p{Script=Latin}\p{N}]+)*[+#]*/gu
export const JAPANESE_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu
const HANGUL_RUN = /\p{Script=Hangul}+/gu
const KATAKANA_RUN = /[\p{Script=Katakana}ー]{2,}/gu
const LONGEST_WORD = 60

/** Marks a reading, which is not a word: `make` must not find 負け. No other token starts with it. */
const READING = "="

/** Ignores width, case, and katakana or hiragana. */
export const fold = (text: string) => asHiragana(text.normalize("NFKC").toLowerCase())

/** The parts of a word: `part-time` has two. */
export const wordParts = (word: string) =>
  word.slice(0, LONGEST_WORD).split(/[.-]/).filter(Boolean).map(withoutMarks)

/** A Latin word as it is indexed. */
export const wordToken = (word: string) => stem(withoutMarks(word.toLowerCase()))

export const readingToken = (spelled: string) => READING + spelled
export const isReadingToken = (token: string) => token.startsWith(READING)
export const spellingOf = (token: string) => token.slice(READING.length)

/** 就活生 → 就活, 活生; a single character stays as it is. */
export function pairTokens(run: string): string[] {
  const characters = [...run]
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** How often each token occurs in a text with furigana. */
export function countTokens(source: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (token: string) => void counts.set(token, (counts.get(token) ?? 0) + 1)
  const text = source.includes("{") ? plainOf(source) : source
  for (const [word] of text.normalize("NFKC").toLowerCase().matchAll(LATIN_WORD)) {
    const parts = wordParts(word)
    if (parts.length > 1) for (const part of parts) count(stem(part))
    count(stem(parts.join("")))
  }
  const folded = fold(text)
  for (const pattern of [JAPANESE_RUN, HANGUL_RUN])
    for (const [run] of folded.matchAll(pattern)) {
      for (const character of run) count(character)
      if ([...run].length > 1) for (const pair of pairTokens(run)) count(pair)
    }
  for (const { spelled } of readingsOf(source)) count(readingToken(spelled))
  return counts
}

const plainOf = (source: string) =>
  parseRuby(source)
    .map(({ text }) => text)
    .join("")

export interface Reading {
  /** The word as written. */
  readonly text: string
  readonly kana: string
  readonly spelled: string
}

/**
 * Words with a known reading: those with furigana, alone and joined to a neighbour (在留 + 資格), and those in
 * katakana.
 */
export function* readingsOf(source: string): Generator<Reading> {
  let before: Reading | undefined
  for (const { text, reading } of parseRuby(source)) {
    if (reading === null) {
      before = undefined
      for (const [run] of text.normalize("NFKC").matchAll(KATAKANA_RUN)) yield* readingOf(run, run)
      continue
    }
    const [own] = readingOf(text, reading)
    if (own) yield own
    if (own && before) yield* readingOf(before.text + own.text, before.kana + own.kana)
    before = own
  }
}

/** The reading of the whole, if all of it has furigana or is kana: {手取|てど}り is てどり. */
export function wholeReading(source: string): Reading | undefined {
  const segments = parseRuby(source)
  const [whole] = readingOf(
    segments.map(({ text }) => text).join(""),
    segments.map(({ text, reading }) => reading ?? text).join(""),
  )
  return whole
}

function readingOf(text: string, kana: string): Reading[] {
  const spelled = spellReading(kana)
  return spelled && text.length <= LONGEST_WORD && spelled.length <= LONGEST_WORD
    ? [{ text, kana, spelled }]
    : []
}

export const quote = (token: string) => `'${token.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** Filters are stored as tokens too. */
export const facetToken = (name: string, value: string) => `@${name}:${value}`
