// The notation of furigana: `{内定|ないてい}`; `{内定|}` has no reading.
import { RUBY } from "@shirube/contract/text/furigana"
import { type KanjiLevel, levelOf } from "@shirube/vocabulary/text/kanji-levels"

export interface RubySegment {
  readonly text: string
  readonly reading: string | null
}

export interface LevelledSegment extends RubySegment {
  /** Of a word with a reading: from 5 (N5) to 1; left out for kanji that are harder than N1. */
  readonly level?: KanjiLevel | undefined
}

export interface WrittenSegment extends RubySegment {
  /** Position in the source, including its markup. */
  readonly start: number
  readonly end: number
  /** Whether the author has given a reading. */
  readonly isGiven: boolean
}

/** In order; text without markup is one segment without a reading. */
export function writtenSegments(source: string): WrittenSegment[] {
  const segments: WrittenSegment[] = []
  let at = 0
  const plainUntil = (end: number) => {
    if (end > at)
      segments.push({ text: source.slice(at, end), reading: null, start: at, end, isGiven: false })
    at = end
  }
  for (const { 0: written, 1: text = "", 2: reading, index: start } of source.matchAll(RUBY)) {
    plainUntil(start)
    at = start + written.length
    segments.push({ text, reading: reading || null, start, end: at, isGiven: true })
  }
  plainUntil(source.length)
  return segments
}

export const parseRuby = (source: string): LevelledSegment[] =>
  writtenSegments(source).map(({ text, reading }) => {
    const level = reading === null ? undefined : levelOf(text)
    return { text, reading, ...(level && { level }) }
  })
