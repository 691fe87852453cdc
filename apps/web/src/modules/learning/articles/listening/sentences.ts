// What is read aloud, and with which voice. Pure: the page's text comes in pieces (text-pieces.ts).
import type { Language } from "@shirube/vocabulary/language"

/** Part of a sentence in one language. */
export interface Run {
  readonly text: string
  readonly language: Language
}

export interface Sentence {
  /** In the text of its block. */
  readonly start: number
  readonly end: number
  readonly runs: readonly Run[]
}

const LETTER =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001-\\u303f\\uff01-\\uff60ー〇〜・]"
/** Japanese with the numbers inside it: 12月8日. */
const JAPANESE = new RegExp(`\\d*${LETTER}(?:[\\d ]*${LETTER})*`, "gu")
/**
 * Browsers divide 「…」 and "no. 46" differently. In English, a sentence does not end at a full stop that no capital letter
 * follows.
 */
const SENTENCE = {
  en: /\S(?:[^.!?]|[.!?]+(?![.!?])(?!["”’)\]]*\s+["“‘([]*\p{Lu}|["”’)\]]*\s*$))*[.!?]*["”’)\]]*/gu,
  ja: /[^\s。！？][^。！？]*[。！？]*[」』）]*/gu,
} as const
const SPOKEN = /[\p{L}\p{N}]/u

/** A word of the text that is spoken as its kana. */
export interface SpokenReading {
  readonly start: number
  readonly end: number
  readonly reading: string
}

/** The sentences of a block. Of an English text, the Japanese words are read by a Japanese voice. */
export function sentencesOf(
  text: string,
  language: Language,
  readings: readonly SpokenReading[] = [],
): Sentence[] {
  return [...text.matchAll(SENTENCE[language])].flatMap(({ 0: sentence, index }) => {
    const parts = language === "ja" ? [{ start: 0, end: sentence.length, language }] : partsOf(sentence)
    const runs = parts
      .map(({ start, end, language: spokenIn }) => ({
        text: spokenText(text, index + start, index + end, readings).trim(),
        language: spokenIn,
      }))
      .filter((run) => SPOKEN.test(run.text))
    return runs.length > 0 ? [{ start: index, end: index + sentence.length, runs }] : []
  })
}

interface Part {
  readonly start: number
  readonly end: number
  readonly language: Language
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: japanese, index } of text.matchAll(JAPANESE)) {
    const end = index + japanese.length
    parts.push({ start: at, end: index, language: "en" }, { start: index, end, language: "ja" })
    at = end
  }
  return [...parts, { start: at, end: text.length, language: "en" }]
}

function spokenText(text: string, from: number, to: number, readings: readonly SpokenReading[]) {
  let spoken = ""
  let at = from
  for (const { start, end, reading } of readings) {
    if (start < at || end > to) continue
    spoken += text.slice(at, start) + reading
    at = end
  }
  return spoken + text.slice(at, to)
}
