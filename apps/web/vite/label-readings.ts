// Readings of words above N4 (label-words.ts) in Japanese labels: titles of pages and sections, labels of forms. Each area of
// messages is loaded with those of its own labels (messages.ts); LabelText shows them.
import { levelOf } from "@shirube/vocabulary/text/kanji-levels"
import { labelWords } from "./label-words.ts"
import type { Tree } from "./message-files.ts"

const RUBY = /\{([^|]+)\|([^}]+)\}/g
const known = labelWords.map((word) => ({
  text: word.replace(RUBY, "$1"),
  // With its level; 0 is unknown.
  written: word.replace(
    RUBY,
    (_, text: string, reading: string) => `{${text}|${reading}|${levelOf(text) ?? 0}}`,
  ),
}))

/** Labels are short, sentences have no furigana. */
const LONGEST_LABEL = 24
export const isLabel = (text: string) => text.length <= LONGEST_LABEL && !/[{。]/.test(text)

export const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === "string" ? [text] : textsIn(text)))

/**
 * The words in the labels of an area, with their levels: `お{願|ねが|1}い`. With them the longer words that contain one, because
 * labels from the API are annotated too: 選 in 選考 is not えら.
 */
export function labelReadings(texts: Tree): string {
  const labels = textsIn(texts).filter(isLabel)
  const used = known.filter(({ text }) => labels.some((label) => label.includes(text)))
  return known
    .filter((word) => used.some(({ text }) => word.text.includes(text)))
    .map(({ written }) => written)
    .join(" ")
}
