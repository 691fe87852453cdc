// Whether a text has a word or phrase: compared unit by unit, so that width, case, kana, spaces and signs between them make no difference.
import { withoutRuby } from "@shirube/contract/furigana"
import { withoutMarks } from "./romaji.ts"
import { fold } from "./tokens.ts"

/** A word; or a single character of those scripts that put no spaces between words. */
const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]]+/gv
const LATIN = /\p{Script=Latin}/u
/** Such as a space of no width, which nobody sees in the middle of a word. */
const UNSEEN = /\p{Cf}/gu

/** Empty where there is nothing but signs. */
export const unitsOf = (text: string): string =>
  [...fold(withoutRuby(text).replace(UNSEEN, "")).matchAll(UNIT)]
    .map(([unit]) => (LATIN.test(unit) ? withoutMarks(unit) : unit))
    .join(" ")

/** Those of the words that one of the texts has. */
export function foundIn<Word extends { readonly units: string }>(
  words: readonly Word[],
  texts: readonly string[],
): Word[] {
  const inUnits = texts.map((text) => ` ${unitsOf(text)} `)
  return words.filter(({ units }) => inUnits.some((text) => text.includes(` ${units} `)))
}
