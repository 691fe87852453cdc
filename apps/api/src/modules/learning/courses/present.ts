// Presents texts with furigana and people, for every page about courses.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Role } from "@shirube/vocabulary/product"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { parseRuby } from "#api/kernel/text/ruby"
import type { InLanguages } from "./reading/queries.ts"

/** Falls back to the other language. */
export function inLanguage<Text>(texts: InLanguages<Text>, language: Language): Text {
  const found = texts[language] ?? languages.map((each) => texts[each]).find((text) => text !== undefined)
  if (found === undefined) throw new Error("Text exists in no language")
  return found
}

export const presentTitle = (title: string) => ({ title: withoutRuby(title), title_ruby: parseRuby(title) })

export const presentSummaryText = (summary: string) => ({
  summary: withoutRuby(summary),
  summary_ruby: parseRuby(summary),
})

export const presentTopics = (topics: readonly Topic[], language: Language) =>
  topics.map((key) => ({ key, name: topicTexts[key].name[language] }))

export interface Author {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly role: Role
}

export function presentAuthor(author: Author | undefined) {
  if (!author) return null
  const { id, name, seal, role } = author
  return role === "editor"
    ? { id: null, name: null, seal: null, role: "editor" as const }
    : { id, name, seal, role: "senpai" as const }
}
