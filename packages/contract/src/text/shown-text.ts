// Short texts shown to others, above all names. Removes characters that are invisible or change how a page is
// displayed.

import { LONGEST_NAME } from "@shirube/vocabulary/product"
import { z } from "zod"
import { limitsInForce } from "../documented.ts"

/** Scripts that need joiners to spell a name correctly. */
const joining = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Khmer",
  "Malayalam",
  "Mongolian",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Syriac",
  "Tamil",
  "Telugu",
]
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joining.map((script) => `\\p{Script=${script}}`).join("")}]`
const joinsLetters = [new RegExp(`${joiningLetter}$`, "u"), new RegExp(`^${joiningLetter}`, "u")] as const
const joinsEmoji = [
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u,
  /^\p{Extended_Pictographic}/u,
] as const

const isBetween = ([before, after]: readonly [RegExp, RegExp], left: string, right: string) =>
  before.test(left) && after.test(right)

/** Whether an invisible character is part of an emoji or of the form of a letter. */
function isMeant(character: string, left: string, right: string): boolean {
  if (character === "\u200D")
    return isBetween(joinsEmoji, left, right) || isBetween(joinsLetters, left, right)
  if (character === "\u200C") return isBetween(joinsLetters, left, right)
  if (/\p{Variation_Selector}/u.test(character)) return /[\p{L}\p{N}\p{S}#*]$/u.test(left)
  // The flags of England, Scotland and Wales are a black flag followed by tag characters.
  return /[\u{E0020}-\u{E007F}]/u.test(character) && /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u.test(left)
}

const BREAK = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/u
/** Longest context before an invisible character: a flag spelled in tag characters. */
const LONGEST_BEFORE = 16

export function tidyText(typed: string): string {
  const text = typed.replace(BREAK, " ").normalize("NFC")
  let tidy = ""
  let before = ""
  let at = 0
  for (const character of text) {
    at += character.length
    if (INVISIBLE.test(character) && !isMeant(character, before, text.slice(at, at + 2))) continue
    tidy += character
    before = (before + character).slice(-LONGEST_BEFORE)
  }
  return tidy.normalize("NFC").trim()
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })
const lengthOf = (text: string) => [...graphemes.segment(text)].length
/** UTF-16 units of one character with its accents; more would overlap the lines above. */
const LONGEST_CHARACTER = 16

/** Counts grapheme clusters of what `seen` returns: an emoji, or a letter with its accents, is one. */
export const shownText = (longest: number, seen = (text: string) => text) =>
  z
    .string()
    .max(longest * LONGEST_CHARACTER)
    .overwrite(tidyText)
    .min(1)
    .check(({ value, issues }) => {
      const isTower = [...graphemes.segment(value)].some(({ segment }) => segment.length > LONGEST_CHARACTER)
      if (isTower) issues.push({ code: "custom", input: value })
      else if (lengthOf(seen(value)) > longest)
        issues.push({ code: "too_big", origin: "string", maximum: longest, inclusive: true, input: value })
    })
    .register(limitsInForce, { maxLength: longest })

/** Real text has at most eight combining marks on a letter. */
const TOWER = /(\p{M}{8})\p{M}+/gu
/** Tidies one line of a multi-line text. */
export const tidyLine = (typed: string): string => tidyText(typed).replace(TOWER, "$1")

/** Tidies several lines; keeps at most one empty line in a row. */
const tidyLines = (typed: string): string =>
  typed
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()

/** Checks the length before and after, because some characters expand. */
export const tidied = (longest: number, tidy: (typed: string) => string) =>
  z.string().max(longest).overwrite(tidy).min(1).max(longest)

export const ShownLines = (longest: number) => tidied(longest, tidyLines)

/** The name of a person contains at least one letter. */
export const PersonName = shownText(LONGEST_NAME).refine((name) => /\p{L}/u.test(name))

/** A member's label for an item of theirs. */
export const Label = shownText(60)
