// An article as editors write it. Every property name is a single word, so that the same object fits both
// camelCase and snake_case callers. Free of dependencies.
import type { Language } from "../../language.ts"
import type { SummaryPart } from "./choices.ts"

type Both = Readonly<Record<Language, string>>

export interface DraftedSource {
  readonly title: Both
  readonly publisher: Both
  readonly url: string
  /** The day on which it was last seen: YYYY-MM-DD, or empty. */
  readonly checked: string
}

export interface ArticleDetails {
  /** Keys; empty where nothing is chosen yet. */
  readonly category: string
  readonly author: string
  readonly level: string
  readonly tags: readonly string[]
  /** The day on which its facts were last checked, or empty. */
  readonly checked: string
  readonly sources: readonly DraftedSource[]
  /** Ids of articles, in their order. */
  readonly related: readonly string[]
}

export interface ArticleText {
  readonly title: string
  /** The summary in one or two sentences, below the title. */
  readonly lead: string
  /** What readers look for first; each part at most once. */
  readonly summary: readonly { readonly part: SummaryPart; readonly markdown: string }[]
  readonly markdown: string
}

export const emptyDetails: ArticleDetails = {
  category: "",
  author: "",
  level: "",
  tags: [],
  checked: "",
  sources: [],
  related: [],
}
export const emptyText: ArticleText = { title: "", lead: "", summary: [], markdown: "" }

export const LONGEST_ARTICLE_TITLE = 200
export const LONGEST_ARTICLE_LEAD = 600
export const LONGEST_SUMMARY_LINE = 600
export const LONGEST_ARTICLE = 60_000
export const MOST_ARTICLE_TAGS = 12
export const MOST_ARTICLE_SOURCES = 30
export const MOST_RELATED = 6

/** A line that is replaced by the shared paragraph of this name. */
export const SHARED_LINE = /^@shared (?<name>[a-z0-9-]+)$/gm
