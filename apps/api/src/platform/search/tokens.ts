// One tokenizer for what is stored and what is asked. Latin words are stemmed; Japanese, which has no spaces, is stored by
// single characters and pairs of neighbours, so that 就活 is found inside 就活生, and by the readings that our furigana gives.
import { parseRuby } from "#api/platform/ruby"
import { asHiragana, spellReading, withoutMarks } from "./romaji.ts"
import { stem } from "./stem.ts"

/** Raised whenever the same text would give other tokens: every document is then indexed again in the background. */
export const TOKENIZER_VERSION = "2"

/** Dots, plus and hash stay inside a word (node.js, c++); a hyphen joins two. */
export const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:['’.-][\p{Script=Latin}\p{N}]+)*[+#]*/gu
export const JAPANESE_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu
const HANGUL_RUN = /\p{Script=Hangul}+/gu
const KATAKANA_RUN = /[\p{Script=Katakana}ー]{2,}/gu
const LONGEST_WORD = 60

/** A reading is no word of its own: `make` must not find 負け. No token begins with this otherwise. */
const READING = "="

/** Full and half width, capitals, and katakana or hiragana make no difference. */
export const fold = (text: string) => asHiragana(text.normalize("NFKC").toLowerCase())

/** The parts of a written word: `part-time` has two. */
export const wordParts = (word: string) =>
  word.slice(0, LONGEST_WORD).split(/[.-]/).filter(Boolean).map(withoutMarks)

/** A Latin word, as it is stored. */
export const wordToken = (word: string) => stem(withoutMarks(word.toLowerCase()))

export const readingToken = (spelled: string) => READING + spelled
export const isReadingToken = (token: string) => token.startsWith(READING)
export const spellingOf = (token: string) => token.slice(READING.length)

/** 就活生 → 就活, 活生; a character that stands alone is its own. */
export function pairTokens(run: string): string[] {
  const characters = [...run]
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** How often each token occurs in a text written with furigana. */
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
  /** The word as it is written. */
  readonly text: string
  readonly kana: string
  readonly spelled: string
}

/** Words whose reading is known: those with furigana, alone and joined to a neighbour (在留 + 資格), and those in katakana. */
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

/** How the whole is read, where all of it has furigana or is kana: {手取|てど}り is てどり. */
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

/** What lists are narrowed by is a token too. */
export const facetToken = (name: string, value: string) => `@${name}:${value}`
