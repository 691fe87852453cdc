import type { HintRule } from "../choices.ts"

type Judgement = readonly [paragraph: string, rule: HintRule, passage: string]

/** Hints in the paragraphs that a careful adviser would not give, judged by hand. Every other one is right. */
export const falseAlarms: readonly Judgement[] = [
  // One plain sentence, set on purpose.
  ["polished-2", "mixed-style", "す"],
  // About the family's past, which no number would explain.
  ["polished-3", "vague-amount", "長い間"],
  // A trait of character.
  ["ordinary-6", "vague-amount", "色々な"],
  // Says exactly what was learned.
  ["ordinary-12", "worn-phrase", "重要性を学"],
  // A student's faculty and year are named like this.
  ["rough-7", "no-chain", "大学の国際学部の国際関係学科の"],
  ["rough-8", "vague-amount", "いろいろな"],
]

/** Passages in the paragraphs that a rule is about and does not find. */
export const missed: readonly Judgement[] = [
  ["ordinary-10", "bare-ratio", "20％"],
  ["rough-1", "spoken-form", "みたいです"],
  ["rough-1", "spoken-word", "だんだん"],
  ["rough-4", "worn-phrase", "成長したい"],
  ["rough-5", "spoken-word", "きつかった"],
  ["rough-5", "worn-phrase", "頑張って"],
  ["rough-6", "spoken-word", "だんだん"],
  ["rough-7", "spoken-word", "いいところ"],
]
