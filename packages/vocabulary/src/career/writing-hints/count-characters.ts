import type { CountMode } from "./choices.ts"

const SPACES = /[^\S\n\r\u2028\u2029]/gu
const BREAKS = /[\n\r\u2028\u2029]/gu
/** A unit that may be part of a character. Every other is one character, whatever is beside it. */
const JOINING =
  /[^\n\t\u0020-\u007e\u2010-\u2027\u2030-\u203b\u2190-\u21ff\u2460-\u24ff\u25a0-\u25ff\u3000-\u3029\u3031-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff9d]/u
/** Forms count the mark of half-width ｶﾞ as a character of its own; Unicode joins it to its letter. */
const HALF_WIDTH_MARKS = /[\uff9e\uff9f]/gu

let graphemes: Intl.Segmenter | undefined

/**
 * Counts as Japanese forms do: one for each character, full or half width. A line break is one however it is
 * stored, and so is a letter with its accents or an emoji.
 */
export function countCharacters(text: string, mode: CountMode): number {
  const withBreaks = mode === "all" ? text : text.replace(SPACES, "")
  const counted = mode === "without-spaces-and-breaks" ? withBreaks.replace(BREAKS, "") : withBreaks
  if (!JOINING.test(counted)) return counted.length
  graphemes ??= new Intl.Segmenter("ja", { granularity: "grapheme" })
  let count = 0
  for (const { segment } of graphemes.segment(counted.replace(HALF_WIDTH_MARKS, "ｦ"))) if (segment) count++
  return count
}
