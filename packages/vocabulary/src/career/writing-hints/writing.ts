// What the rules read: the text without its quotations, cut into sentences.
import type { HintRule } from "./choices.ts"

export interface Sentence {
  /** Offsets in the text, without the mark at the end and spaces at the start. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** Ends with a mark, so it is no heading and not half typed. */
  readonly isClosed: boolean
}

export interface Writing {
  /** Quotations are blanked out: how others speak is no concern of the rules. Offsets are those of the text. */
  readonly prose: string
  readonly sentences: readonly Sentence[]
  readonly characters: number
  readonly limit: number | null
}

export interface Passage {
  readonly start: number
  readonly end: number
  readonly suggestion?: string
}

export interface RuleDefinition {
  readonly example: { readonly before: string; readonly after: string }
  readonly find: (writing: Writing) => Iterable<Passage>
}
export type RuleFamily<Names extends HintRule> = Readonly<Record<Names, RuleDefinition>>

const QUOTATION = /「[^「」\n]{0,200}」|『[^『』\n]{0,200}』/gu
const END = /[。！？!?\n\r]/gu
const LEAD = /^[\s）)」』・■●◆]{0,8}/u

export const proseOf = (text: string) =>
  text.replace(QUOTATION, (quoted) => quoted.slice(0, 1) + "□".repeat(quoted.length - 2) + quoted.slice(-1))

export function sentencesOf(prose: string, ends = END): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number, isClosed: boolean) => {
    const start = from + (LEAD.exec(prose.slice(from, Math.min(to, from + 8)))?.[0].length ?? 0)
    if (start < to) sentences.push({ start, end: to, text: prose.slice(start, to), isClosed })
  }
  for (const { 0: mark, index } of prose.matchAll(ends)) {
    add(index, mark.trim() !== "")
    from = index + mark.length
  }
  add(prose.length, false)
  return sentences
}

/** A suggestion for what was found: the words themselves, or made from it. */
export type Suggestion = string | ((found: string) => string | undefined)
/** A pattern without groups of its own, and what to write instead. */
export type Word = readonly [pattern: string, suggestion?: Suggestion]

/** Every place of a list of words, in one pass. */
export function wordsIn(words: readonly Word[], before = ""): (prose: string) => Passage[] {
  const pattern = new RegExp(`${before}(?:${words.map(([word]) => `(${word})`).join("|")})`, "gu")
  return (prose) =>
    Array.from(prose.matchAll(pattern), (match) => {
      const word = words[match.slice(1).findIndex((group) => group !== undefined)]
      return passage(match.index, match[0], word?.[1])
    })
}

export function passage(start: number, found: string, suggestion?: Suggestion): Passage {
  const instead = typeof suggestion === "function" ? suggestion(found) : suggestion
  return { start, end: start + found.length, ...(instead === undefined ? {} : { suggestion: instead }) }
}

/** A rule that is a list of words. */
export function wordRule(
  before: string,
  after: string,
  words: readonly Word[],
  context = "",
): RuleDefinition {
  const find = wordsIn(words, context)
  return { example: { before, after }, find: ({ prose }) => find(prose) }
}
