// Searching a list by part of a name, in either language and either kana.
import type { Language } from "@shirube/vocabulary/language"

export interface Choice {
  readonly value: string
  readonly label: string
  /** Shown beside it, in its own language. */
  readonly note?: { readonly text: string; readonly language: Language } | undefined
  /** The heading of its group. */
  readonly group?: string | undefined
  /** Everything it can be found by, including the label. */
  readonly words: readonly string[]
}

/** A source of choices: a local list, or a remote search. */
export interface ChoiceSource {
  readonly state: "ready" | "busy" | "failed"
  /** The choices that match what was typed. */
  readonly choices: readonly Choice[]
  /** There are more matches, found by typing more. */
  readonly hasMore: boolean
  readonly search: (typed: string) => void
  /** The choice for a value, if already loaded. */
  readonly known: (value: string) => Choice | undefined
  /** Loads the choices for values that are already selected. */
  readonly want: (values: readonly string[]) => void
}

/** Ignores width, case, accents, katakana or hiragana, spaces and punctuation. */
export const foldText = (text: string) => foldLetters(text).replace(SIGNS, "")

const SIGNS = /[^\p{L}\p{M}\p{N}ー]+/gu

const foldLetters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    // Latin letters only: が is not か.
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

const BEGINS = 0
const HAS_WORD = 1
const HAS = 2
/** A single Latin letter matches nearly everything. */
const isLongEnough = (text: string) => text.length > 1 || !/[a-z0-9]/.test(text)

/** In list order if grouped; otherwise prefixes first. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = foldText(typed)
  if (text === "") return choices
  const found = choices.flatMap((choice) => {
    const rank = Math.min(...choice.words.map((word) => rankOf(word, text)))
    return Number.isFinite(rank) ? [{ choice, rank }] : []
  })
  const isGrouped = choices.some(({ group }) => group !== undefined)
  const ranked = isGrouped ? found : found.toSorted((a, b) => a.rank - b.rank)
  return ranked.map(({ choice }) => choice)
}

function rankOf(word: string, text: string): number {
  const folded = foldText(word)
  if (folded.startsWith(text)) return BEGINS
  if (
    foldLetters(word)
      .split(SIGNS)
      .some((part) => part.startsWith(text))
  )
    return HAS_WORD
  return isLongEnough(text) && folded.includes(text) ? HAS : Number.POSITIVE_INFINITY
}

/** The choice whose name was typed in full. */
export function namedChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const text = foldText(typed)
  return text === "" ? undefined : choices.find(({ words }) => words.some((word) => foldText(word) === text))
}
