// Whether a text contains a word or phrase: compared unit by unit, ignoring width, case, kana, spaces and
// punctuation.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { withoutMarks } from "#api/kernel/search/romaji"
import { fold } from "#api/kernel/search/tokens"

/** A word, or a single character in scripts without spaces between words. */
const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]]+/gv
const LATIN = /\p{Script=Latin}/u
/** Invisible characters, such as a zero-width space in the middle of a word. */
const INVISIBLE = /\p{Cf}/gu

/** Empty if there is only punctuation. */
export const unitsOf = (text: string): string =>
  [...fold(withoutRuby(text).replace(INVISIBLE, "")).matchAll(UNIT)]
    .map(([unit]) => (LATIN.test(unit) ? withoutMarks(unit) : unit))
    .join(" ")

/** The words that occur in one of the texts. */
export function foundIn<Word extends { readonly units: string }>(
  words: readonly Word[],
  texts: readonly string[],
): Word[] {
  const inUnits = texts.map((text) => ` ${unitsOf(text)} `)
  return words.filter(({ units }) => inUnits.some((text) => text.includes(` ${units} `)))
}
