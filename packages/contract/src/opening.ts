// How a text begins, on one line: in lists and letters.
import { withoutRuby } from "./furigana.ts"

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Cut between characters as readers see them. */
export function openingOf(written: string, longest: number): string {
  const text = withoutRuby(written).replace(/\s+/g, " ").trim()
  const characters = [...graphemes.segment(text)]
  if (characters.length <= longest) return text
  return `${text.slice(0, characters[longest]?.index).trimEnd()}…`
}
