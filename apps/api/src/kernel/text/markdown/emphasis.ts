// Emphasis in Japanese. Markdown decides by the characters on both sides of `**` whether it opens or closes,
// and assumes spaces between words: `の**「内定」**が` would not become bold. Here Japanese characters and
// punctuation, and words with furigana, may be on either side.
import { RUBY } from "@shirube/contract/text/furigana"
import type { MarkdownIt } from "markdown-it"

/** A word with its reading and markup; limits how far each side is inspected. */
const LONGEST_WORD = 200

type Neighbour = "blank" | "sign" | "letter" | "japanese"

const RUBY_BEGINS = new RegExp(`^${RUBY.source}`)
const RUBY_ENDS = new RegExp(`${RUBY.source}$`)
// The last range is the marks that locate words in their source: each precedes kanji.
const JAPANESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\u30fb\u30fc\uff01-\uffef\u{f0000}-\u{ffffd}]/u
const BLANK = /\s/u
const SIGN = /[\p{P}\p{S}]/u

function kindOf(character: string | undefined, isFurigana: boolean): Neighbour {
  if (character === undefined || BLANK.test(character)) return "blank"
  if (isFurigana || JAPANESE.test(character)) return "japanese"
  return SIGN.test(character) ? "sign" : "letter"
}

/**
 * Whether a delimiter next to `inner` may open (or, from the other side, close) when `outer` is on its far
 * side.
 */
const isFlanking = (inner: Neighbour, outer: Neighbour) =>
  inner !== "blank" && (inner !== "sign" || outer !== "letter")

export function readEmphasis(parser: MarkdownIt): void {
  parser.inline.State = class extends parser.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const marker = this.src[start]
      let end = start
      while (end < this.posMax && this.src[end] === marker) end++
      const before = this.src.slice(Math.max(0, start - LONGEST_WORD), start)
      const after = this.src.slice(end, Math.min(end + LONGEST_WORD, this.posMax))
      const last = kindOf([...before.slice(-2)].at(-1), before.endsWith("}") && RUBY_ENDS.test(before))
      const next = kindOf([...after.slice(0, 2)][0], after.startsWith("{") && RUBY_BEGINS.test(after))
      const opens = isFlanking(next, last)
      const closes = isFlanking(last, next)
      return {
        can_open: opens && (canSplitWord || !closes || last === "sign"),
        can_close: closes && (canSplitWord || !opens || next === "sign"),
        length: end - start,
      }
    }
  }
}
