// Reads one line. In order of precedence: the writer's readings, our own words, numbers, the dictionary.
import type { RubySegment } from "../ruby.ts"
import { isCounter, readCounted, readGap, readHowMany } from "./counters.ts"
import { readingInContext } from "./in-context.ts"
import { createLexicon, type Lexicon, listedForm, stemIn } from "./lexicon.ts"
import type { Morpheme } from "./morphemes.ts"
import { hasKanji, overKanji } from "./okurigana.ts"
import { usualReadings } from "./words.ts"

export interface Span {
  readonly start: number
  readonly end: number
  /** Null if none is known, or the writer removed it. */
  readonly reading: string | null
}

/** A line without markup, and the writer's readings in it. */
export interface Line {
  readonly text: string
  readonly given: readonly Span[]
}

interface Word extends Morpheme {
  readonly start: number
  readonly end: number
}

/** Adds positions to the words; the analyser may skip text between them. */
function placed(text: string, morphemes: readonly Morpheme[]): Word[] {
  let at = 0
  return morphemes.flatMap((morpheme) => {
    const start = text.indexOf(morpheme.surface, at)
    if (start < 0 || morpheme.surface === "") return []
    at = start + morpheme.surface.length
    return [{ ...morpheme, start, end: at }]
  })
}

/**
 * The words of all lines of one text, except those with a reading by the writer: such a reading applies to the
 * whole text.
 */
export function readLines(
  lines: readonly Line[],
  morphemes: readonly (readonly Morpheme[])[],
  own: Lexicon,
): Span[][] {
  const read = lines.map((line, i) => ({ ...line, words: placed(line.text, morphemes[i] ?? []) }))
  const corrections = createLexicon()
  for (const { text, given, words } of read) for (const span of given) learn(corrections, text, span, words)
  return read.map(({ text, given, words }) => {
    const isGiven = (start: number, end: number) => given.some((span) => span.start < end && span.end > start)
    return readWords(text, words, [corrections, own], isGiven)
  })
}

/** Registers the word or words of a writer's reading, so that other occurrences are read the same. */
function learn(
  corrections: ReturnType<typeof createLexicon>,
  text: string,
  given: Span,
  words: readonly Word[],
) {
  const touched = words.filter(({ start, end }) => start < given.end && end > given.start)
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return
  const before = text.slice(first.start, given.start)
  const after = text.slice(given.end, last.end)
  const segments = [
    { text: before, reading: null },
    { text: text.slice(given.start, given.end), reading: given.reading },
    { text: after, reading: null },
  ].filter(({ text }) => text !== "")
  // The reading of half a word does not determine the other half.
  if (hasKanji(before) || hasKanji(after)) return
  corrections.add(segments, touched.length === 1 ? listedForm(first) : undefined)
}

function readWords(
  text: string,
  words: readonly Word[],
  lexicons: readonly Lexicon[],
  isGiven: (start: number, end: number) => boolean,
): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < words.length; ) {
    const { segments, taken, start } = readAt(text, words, i, lexicons)
    let at = start
    for (const { text, reading } of segments) {
      const end = at + text.length
      if ((reading !== null || hasKanji(text)) && !isGiven(at, end)) spans.push({ start: at, end, reading })
      at = end
    }
    i += taken
  }
  return spans
}

interface ReadAt {
  readonly segments: readonly RubySegment[]
  /** How many words were consumed. */
  readonly taken: number
  readonly start: number
}

function readAt(text: string, words: readonly Word[], i: number, lexicons: readonly Lexicon[]): ReadAt {
  const word = words[i] as Word
  for (const lexicon of lexicons) {
    const known = longestKnown(text, words, i, lexicon)
    if (known) return { ...known, start: word.start }
    const stem = stemIn(lexicon, word)
    if (stem) return { segments: stem, taken: 1, start: word.start }
  }
  return readNumber(text, words, i) ?? { segments: readAlone(text, word), taken: 1, start: word.start }
}

/** Matches whole words only: 合説 is not found in 統合説明会. */
function longestKnown(text: string, words: readonly Word[], i: number, lexicon: Lexicon) {
  const start = words[i]?.start ?? 0
  let found: { segments: readonly RubySegment[]; taken: number } | undefined
  for (let j = i; j < words.length && (words[j]?.end ?? 0) - start <= lexicon.longest; j++) {
    const segments = lexicon.find(text.slice(start, words[j]?.end))
    if (segments) found = { segments, taken: j - i + 1 }
  }
  return found
}

/** One word in the dictionary: 3分の1, but also 30分の動画. */
const PARTS = "分の"
const withRest = (segments: readonly RubySegment[], word: string, counter: string): RubySegment[] =>
  word === counter ? [...segments] : [...segments, { text: word.slice(counter.length), reading: null }]

const DIGITS_BEFORE = /[\d０-９][\d０-９.,，]*$/u

function readNumber(text: string, words: readonly Word[], i: number): ReadAt | undefined {
  const word = words[i] as Word
  const next = words[i + 1]
  if (word.surface === "何" && next && isCounter(next.surface))
    return { segments: readHowMany(next.surface), taken: 2, start: word.start }
  if (/[〇○]$/u.test(text.slice(0, word.start)) && isCounter(word.surface))
    return { segments: readGap(word.surface), taken: 1, start: word.start }
  if (word.isNumber && next && (isCounter(next.surface) || next.surface === PARTS)) {
    const counter = next.surface === PARTS ? "分" : next.surface
    const after = text.slice(next.start + counter.length)
    const segments = readCounted(word.surface, counter, text.slice(0, word.start), after)
    if (segments && hasKanji(word.surface))
      return { segments: withRest(segments, next.surface, counter), taken: 2, start: word.start }
  }
  const [counter] = word.surface
  const [digits] = DIGITS_BEFORE.exec(text.slice(0, word.start)) ?? []
  // The dictionary has 日間 and 分間 as words, and reads them without the number.
  const isWithDuration = word.surface === "日間" || word.surface === "分間"
  const isOneWord = word.surface.length > 1 && !isWithDuration && word.surface !== PARTS
  if (digits === undefined || counter === undefined || isOneWord) return undefined
  const start = word.start - digits.length
  const segments = readCounted(digits, counter, text.slice(0, start), text.slice(word.start + counter.length))
  return (
    segments && {
      segments: isWithDuration
        ? [...segments, { text: "間", reading: "かん" }]
        : withRest(segments, word.surface, counter),
      taken: 1,
      start,
    }
  )
}

function readAlone(text: string, { surface, reading, start, end }: Word): RubySegment[] {
  if (!hasKanji(surface)) return []
  const inContext = readingInContext(surface, reading, text.slice(0, start), text.slice(end))
  if (inContext !== undefined) return overKanji(surface, inContext)
  if (reading === null) return [{ text: surface, reading }]
  return overKanji(surface, usualReadings.get(`${surface} ${reading}`) ?? reading)
}
