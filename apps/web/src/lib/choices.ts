// Finding something in a list by typing a piece of it, in either language and either kana.
import type { Language } from "@shirube/contract/language"

export interface Choice {
  readonly value: string
  readonly label: string
  /** Said beside it, in the language that it is in. */
  readonly note?: { readonly text: string; readonly language: Language } | undefined
  /** What stands over it and its neighbours. */
  readonly group?: string | undefined
  /** Everything that it can be found by, the label among them. */
  readonly words: readonly string[]
}

/** Where choices come from: a list at hand, or one that is looked through elsewhere. */
export interface ChoiceSource {
  readonly state: "ready" | "busy" | "failed"
  /** What can be chosen, as far as anything was typed. */
  readonly choices: readonly Choice[]
  /** There are others, which are found by typing more. */
  readonly hasMore: boolean
  readonly search: (typed: string) => void
  /** What a value stands for, where that is known by now. */
  readonly known: (value: string) => Choice | undefined
  /** Finds out what values stand for that are chosen already. */
  readonly want: (values: readonly string[]) => void
}

/** Width, capitals, accents, and katakana or hiragana make no difference; neither do spaces and signs. */
export const foldText = (text: string) => foldLetters(text).replace(SIGNS, "")

const SIGNS = /[^\p{L}\p{M}\p{N}ー]+/gu

const foldLetters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    // Of Latin letters alone: が is not か.
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

const BEGINS = 0
const HAS_WORD = 1
const HAS = 2
/** A single Latin letter stands inside of nearly everything. */
const isLongEnough = (text: string) => text.length > 1 || !/[a-z0-9]/.test(text)

/** In the order of the list where it is grouped; those that begin with it first where it is not. */
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

/** Typed out in full. */
export function namedChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const text = foldText(typed)
  return text === "" ? undefined : choices.find(({ words }) => words.some((word) => foldText(word) === text))
}
