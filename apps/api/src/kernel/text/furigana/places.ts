// Positions of the words of parsed Markdown in its source. The parser does not return them, and a search would
// also find words in code and URLs: so each run of kanji is marked before parsing, with a private-use
// character that the parser ignores.
import type { WordReading } from "@shirube/contract/text/furigana"
import type { InlineLine } from "./markdown-lines.ts"
import { KANJI } from "./okurigana.ts"
import type { Line, Span } from "./reader.ts"

const FIRST_MARK = 0xf0000
const LAST_MARK = 0xffffd
const MARK = /[\u{f0000}-\u{ffffd}]/u
/** Digits belong to their counter. */
const RUN = new RegExp(`[\\d０-９]*${KANJI}+`, "gu")

export interface PlacedLine extends Line {
  /** Undefined if the source does not contain the word as it is read. */
  placed(span: Span, by: WordReading["by"]): WordReading | undefined
}

/** Undefined if the text already contains such characters, or has too many runs. */
export function markedSource(source: string) {
  if (MARK.test(source)) return undefined
  const starts: number[] = []
  const text = source.replace(RUN, (run, at: number) => {
    starts.push(at)
    return String.fromCodePoint(FIRST_MARK + starts.length - 1) + run
  })
  if (FIRST_MARK + starts.length > LAST_MARK) return undefined
  return { text, unmark: (line: InlineLine): PlacedLine => unmarked(line, source, starts) }
}

function unmarked({ text, given }: Line, source: string, starts: readonly number[]): PlacedLine {
  /** The position in the source of each remaining character; undefined outside marked runs. */
  const places: (number | undefined)[] = []
  /** The new position of each unit of the marked line. */
  const now: number[] = []
  let plain = ""
  let next: number | undefined
  for (const character of text) {
    for (let unit = 0; unit < character.length; unit++) now.push(plain.length)
    const mark = (character.codePointAt(0) ?? 0) - FIRST_MARK
    if (mark >= 0 && MARK.test(character)) {
      next = starts[mark]
      continue
    }
    const isHere = next !== undefined && source.startsWith(character, next)
    for (let unit = 0; unit < character.length; unit++) places.push(isHere ? (next ?? 0) + unit : undefined)
    next = isHere && next !== undefined ? next + character.length : undefined
    plain += character
  }
  now.push(plain.length)
  return {
    text: plain,
    given: given.map(({ start, end, reading }) => ({
      start: now[start] ?? 0,
      end: now[end] ?? 0,
      reading: reading?.replaceAll(new RegExp(MARK, "gu"), "") ?? null,
    })),
    placed({ start, end, reading }, by) {
      const at = places[start]
      const text = plain.slice(start, end)
      if (at === undefined || !source.startsWith(text, at)) return undefined
      if (by === "dictionary") return { text, reading, start: at, end: at + text.length, by }
      const written = `{${text}|${reading ?? ""}}`
      return source.startsWith(written, at - 1)
        ? { text, reading, start: at - 1, end: at - 1 + written.length, by }
        : undefined
    },
  }
}
