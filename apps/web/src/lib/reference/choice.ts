import { type Language, languages } from "@shirube/vocabulary/language"
import type { Choice } from "../form/choices.ts"

interface ReferenceItem {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly reading: string
  readonly also: readonly string[]
}

/** In the reader's language, with the other one beside it: official documents may use either. */
export function choiceOf({ id, name, reading, also }: ReferenceItem, language: Language): Choice {
  const other = languages.find((one) => one !== language) ?? language
  return {
    value: id,
    label: name[language],
    note: { text: name[other], language: other },
    words: [name[language], name[other], reading, ...also],
  }
}
