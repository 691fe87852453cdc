// The beginning of a text on one line, for lists and emails.
import { withoutRuby } from "./furigana.ts"

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Cuts between grapheme clusters. */
export function openingOf(written: string, longest: number): string {
  const text = withoutRuby(written).replace(/\s+/g, " ").trim()
  const characters = [...graphemes.segment(text)]
  if (characters.length <= longest) return text
  return `${text.slice(0, characters[longest]?.index).trimEnd()}…`
}
