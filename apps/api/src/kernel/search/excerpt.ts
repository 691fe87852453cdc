// Selects the sentence that matches most of a query, with the matches marked.
import { RUBY, withoutRuby } from "@shirube/contract/text/furigana"
import { memoizeByText } from "@shirube/vocabulary/http/memoize"
import { type LevelledSegment, parseRuby } from "#api/kernel/text/ruby"
import type { Concept } from "./question.ts"
import { spellReading } from "./romaji.ts"
import { fold, isReadingToken, LATIN_WORD, readingToken, spellingOf, wordParts, wordToken } from "./tokens.ts"

export interface Segment extends LevelledSegment {
  readonly isMatch: boolean
}
export interface WeighedConcept extends Concept {
  readonly weight: number
}

/** Only this much of a text is searched for an excerpt; the rest of a very long one is still indexed. */
const FURTHEST = 30_000
const LONGEST_EXCERPT = 180
const MOST_WORDS = 20_000

export interface Excerpt {
  readonly segments: readonly Segment[]
  /** The weight of the concepts that it contains. */
  readonly weight: number
}

export function bestExcerpt(body: string, concepts: readonly WeighedConcept[]): Excerpt {
  const finders = concepts.map(finderOf)
  const isWorthReading = hintOf(concepts)
  const possible = concepts.reduce((sum, { weight }) => sum + weight, 0)
  let best: (Pick<Readable, "text" | "ruby"> & { ranges: Range[]; weight: number }) | undefined
  // Splitting and reading are expensive, and few lines contain a match.
  const isPassedOver = (text: string) => best !== undefined && !isWorthReading(text)
  for (const sentence of sentencesOf(body.slice(0, FURTHEST), isPassedOver)) {
    const readable = read(sentence)
    const found = finders.map((find) => find(readable))
    const weight = found.reduce(
      (sum, ranges, i) => sum + (ranges.length > 0 ? (concepts[i]?.weight ?? 0) : 0),
      0,
    )
    if (best && weight <= best.weight) continue
    best = { text: readable.text, ruby: readable.ruby, ranges: found.flat(), weight }
    if (weight >= possible) break
  }
  if (!best) return { segments: [], weight: 0 }
  return { segments: segmentsOf(best, best.ranges), weight: best.weight }
}

/** A cheap filter: whether a text contains the beginning of a token, or furigana with a reading that is searched for. */
function hintOf(concepts: readonly WeighedConcept[]): (text: string) => boolean {
  const tokens = concepts.flatMap(({ alternatives }) => alternatives.flat())
  const readings = new Set(tokens.filter(isReadingToken).map(spellingOf))
  const beginnings = [
    ...new Set(tokens.filter((token) => !isReadingToken(token)).map((token) => token.slice(0, HINT_LETTERS))),
  ]
  return (text) => {
    const hasRuby = text.includes("{")
    const plain = fold(hasRuby ? withoutRuby(text) : text)
    if (beginnings.some((beginning) => plain.includes(beginning))) return true
    if (!hasRuby || readings.size === 0) return false
    return [...text.matchAll(RUBY)].some(([, , kana = ""]) => readings.has(spelledOf(kana) ?? ""))
  }
}
/**
 * Inflection changes the last letters of a word, never the first. Accents (résumé) are rare enough to ignore.
 */
const HINT_LETTERS = 3

function* sentencesOf(body: string, isPassedOver: (text: string) => boolean): Generator<string> {
  for (const line of body.split("\n"))
    if (!isPassedOver(line))
      for (const sentence of line.split(SENTENCE_END).map((text) => text.trim()))
        if (sentence !== "" && !isPassedOver(sentence)) yield sentence
}

const SENTENCE_END = /(?<=[。！？])(?![」』）])|(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\p{N}"“‘(])/u

interface Range {
  readonly from: number
  readonly to: number
}
interface Readable {
  readonly text: string
  /** The same text, letter by letter, in comparable form. */
  readonly folded: string
  readonly words: readonly (Range & { readonly tokens: readonly string[] })[]
  readonly readings: readonly (Range & { readonly token: string })[]
  /** Its words with furigana. */
  readonly ruby: readonly (Range & { readonly segment: LevelledSegment })[]
}

// The same words occur in every text.
const spelledOf = memoizeByText((kana) => spellReading(kana) ?? null, MOST_WORDS)
const tokenOf = memoizeByText(wordToken, MOST_WORDS)

function read(sentence: string): Readable {
  const readings: (Range & { token: string })[] = []
  const ruby: (Range & { segment: LevelledSegment })[] = []
  let text = ""
  for (const segment of parseRuby(sentence)) {
    const { text: piece, reading } = segment
    if (reading !== null) ruby.push({ from: text.length, to: text.length + piece.length, segment })
    const spelled = reading === null ? undefined : spelledOf(reading)
    if (spelled)
      readings.push({ from: text.length, to: text.length + piece.length, token: readingToken(spelled) })
    text += piece
  }
  const words = [...text.matchAll(LATIN_WORD)].map((match) => {
    const parts = wordParts(match[0].toLowerCase())
    const tokens = [...parts, parts.join("")].map(tokenOf)
    return { from: match.index, to: match.index + match[0].length, tokens }
  })
  const folded = fold(text)
  return { text, folded: folded.length === text.length ? folded : text, words, readings, ruby }
}

function finderOf({ alternatives, writings }: Concept): (readable: Readable) => Range[] {
  const latin = alternatives.filter((tokens) =>
    tokens.every((token) => /^[\p{Script=Latin}\p{N}]/u.test(token)),
  )
  const readings = new Set(alternatives.flat().filter(isReadingToken))
  return ({ folded, words, readings: read }) => [
    ...latin.flatMap((tokens) => {
      const wanted = words.filter((word) => tokens.some((token) => word.tokens.includes(token)))
      const isWhole = tokens.every((token) => wanted.some((word) => word.tokens.includes(token)))
      return isWhole ? wanted : []
    }),
    ...writings.flatMap((writing) => occurrences(folded, writing)),
    ...read.filter(({ token }) => readings.has(token)),
  ]
}

function occurrences(text: string, wanted: string): Range[] {
  const found: Range[] = []
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length))
    found.push({ from, to: from + wanted.length })
  return found
}

function segmentsOf({ text, ruby }: Pick<Readable, "text" | "ruby">, ranges: readonly Range[]): Segment[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from)
  const { start, end } = windowOf(text, sorted[0]?.from ?? 0)
  const segments: Segment[] = []
  const plain = (from: number, to: number, isMatch: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), reading: null, isMatch })
  }
  /** A word that is cut by a mark, or by the end of the excerpt, has no reading. */
  const add = (from: number, to: number, isMatch: boolean) => {
    let done = from
    for (const word of ruby) {
      if (word.from < done || word.to > to) continue
      plain(done, word.from, isMatch)
      segments.push({ ...word.segment, isMatch })
      done = word.to
    }
    plain(done, to, isMatch)
  }
  let at = start
  for (const { from, to } of sorted) {
    if (to <= at || from >= end) continue
    add(at, Math.max(at, from), false)
    add(Math.max(at, from), Math.min(to, end), true)
    at = Math.min(to, end)
  }
  add(at, Math.min(end, text.length), false)
  return withEllipses(segments, start > 0, end < text.length)
}

/** A long sentence is cut around its first match. */
function windowOf(text: string, match: number): { start: number; end: number } {
  if (text.length <= LONGEST_EXCERPT) return { start: 0, end: text.length }
  const wanted = Math.max(0, Math.min(match - LONGEST_EXCERPT / 3, text.length - LONGEST_EXCERPT))
  const space = text.indexOf(" ", wanted)
  const start = wanted === 0 ? 0 : space >= 0 && space < Math.min(wanted + 20, match) ? space + 1 : wanted
  return { start: Math.floor(start), end: Math.floor(start) + LONGEST_EXCERPT }
}

function withEllipses(segments: readonly Segment[], isCutBefore: boolean, isCutAfter: boolean): Segment[] {
  const dots = { text: "…", reading: null, isMatch: false }
  return [...(isCutBefore ? [dots] : []), ...segments, ...(isCutAfter ? [dots] : [])]
}
