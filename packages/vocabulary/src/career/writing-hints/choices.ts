import type { CountingRule } from "../career-documents/choices.ts"

/** How a form counts: most count everything, some leave out spaces, or spaces and line breaks. */
export type CountMode = CountingRule

/** In the order in which they are shown. Ids are stored with a dismissed hint: never rename one. */
export const hintRules = [
  "company-word",
  "chinese-letter",
  "ra-nuki",
  "sa-ire",
  "single-tari",
  "adjective-past",
  "doubled-keigo",
  "sasete-itadaku",
  "first-person",
  "mixed-style",
  "spoken-start",
  "spoken-word",
  "spoken-form",
  "long-sentence",
  "no-chain",
  "repeated-word",
  "repeated-start",
  "repeated-end",
  "doubled-meaning",
  "weak-ending",
  "vague-amount",
  "bare-ratio",
  "hiding-katakana",
  "worn-phrase",
  "wordy",
  "short-of-limit",
  "mixed-width",
  "half-width-kana",
  "comma-and-period",
  "informal-mark",
  "english-long-sentence",
  "english-responsible",
  "english-starts-with-i",
] as const
export type HintRule = (typeof hintRules)[number]

/** A passage of a text that may read better. `start` and `end` are UTF-16 offsets. */
export interface Hint {
  readonly rule: HintRule
  readonly start: number
  readonly end: number
  /** The passage itself. */
  readonly found: string
  /** What could replace the passage as it is. */
  readonly suggestion?: string
}
