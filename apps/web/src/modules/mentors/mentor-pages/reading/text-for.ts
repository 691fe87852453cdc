import { type Language, languages } from "@shirube/vocabulary/language"
import type { Written } from "../queries.ts"

interface ShownText {
  readonly language: Language
  readonly text: string
}

/** In the reader's language if the senpai wrote it, otherwise in the other one. */
export function textFor(written: Written, reader: Language): ShownText | undefined {
  const language = written[reader] === null ? languages.find((each) => written[each] !== null) : reader
  const text = language && written[language]
  return language && text ? { language, text } : undefined
}

interface Missing {
  readonly language: Language
  readonly isAll: boolean
}

/** The language of what the reader gets in the other language only; undefined if everything is in theirs. */
export function onlyInOther(parts: readonly Written[], reader: Language): Missing | undefined {
  const shown = parts.flatMap((part) => textFor(part, reader) ?? [])
  const other = shown.filter(({ language }) => language !== reader)
  const [first] = other
  return first && { language: first.language, isAll: other.length === shown.length }
}
