// Names are untrusted and shown to others, here and in every product: invisible characters, and characters
// that change how a page is displayed, are removed. Joiners stay where a script or an emoji needs them.

/** Scripts that need joiners: without them a name is misspelt. */
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

/** Whether an invisible character belongs to its neighbours: to an emoji, or to the form of a letter. */
function isNeeded(character: string, left: string, right: string): boolean {
  if (character === "\u200D")
    return isBetween(joinsEmoji, left, right) || isBetween(joinsLetters, left, right)
  if (character === "\u200C") return isBetween(joinsLetters, left, right)
  if (/\p{Variation_Selector}/u.test(character)) return /[\p{L}\p{N}\p{S}#*]$/u.test(left)
  // The flags of England, Scotland and Wales are tag sequences after a black flag.
  return /[\u{E0020}-\u{E007F}]/u.test(character) && /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u.test(left)
}

const BREAK = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/u

export function tidyName(typed: string): string {
  const text = typed.replace(BREAK, " ").normalize("NFC")
  let tidy = ""
  let at = 0
  for (const character of text) {
    at += character.length
    if (!INVISIBLE.test(character) || isNeeded(character, tidy, text.slice(at, at + 2))) tidy += character
  }
  return tidy.normalize("NFC").trim()
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })
export const lengthOf = (text: string) => [...graphemes.segment(text)].length

export const cutName = (name: string, longest: number) =>
  [...graphemes.segment(name)]
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join("")
