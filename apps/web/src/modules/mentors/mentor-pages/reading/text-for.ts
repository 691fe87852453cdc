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
