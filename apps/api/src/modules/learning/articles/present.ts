import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import type {
  ArticleRow,
  ArticleSummaryRow,
  AuthorRow,
  CategoryRow,
  GlossaryRow,
  SharedTextRow,
  ShownTag,
} from "./queries.ts"

export const presentCategory = (row: CategoryRow, language: Language) => ({
  key: row.key,
  section: row.section,
  name: withoutRuby(row.name[language]),
  name_ruby: parseRuby(row.name[language]),
  description: withoutRuby(row.description[language]),
  description_ruby: parseRuby(row.description[language]),
})

export const presentTag = (row: ShownTag, language: Language) => ({ key: row.key, name: row.name[language] })

export function presentSummary(row: ArticleSummaryRow, language: Language) {
  const { key, section, name, name_ruby } = presentCategory(row.category, language)
  return {
    id: row.id,
    address: row.address,
    category: { key, section, name, name_ruby },
    tags: row.tags.map((tag) => presentTag(tag, language)),
    level: row.level,
    language: row.language,
    languages: row.languages,
    is_fallback: row.language !== language,
    title: withoutRuby(row.title),
    title_ruby: parseRuby(row.title),
    lead: withoutRuby(row.lead),
    lead_ruby: parseRuby(row.lead),
    reading_minutes: row.readingMinutes,
    published_at: row.publishedAt.toISOString(),
    checked_on: row.checkedOn,
    author: {
      key: row.author.key,
      name: withoutRuby(row.author.name[language]),
      name_ruby: parseRuby(row.author.name[language]),
      seal: row.author.seal,
      role: row.author.role,
    },
  }
}

export function presentArticle(
  {
    article,
    related,
    savedBy,
  }: { article: ArticleRow; related: readonly ArticleSummaryRow[]; savedBy: number | null },
  language: Language,
) {
  const summary = presentSummary(article, language)
  return {
    ...summary,
    author: {
      ...summary.author,
      headline: withoutRuby(article.author.headline[language]),
      headline_ruby: parseRuby(article.author.headline[language]),
      bio_ruby: parseRuby(article.author.bio[language]),
    },
    summary: article.summary.map(({ part, html }) => ({ part, html })),
    body_html: article.html,
    headings: article.headings.map(({ id, text, depth }) => ({
      id,
      text_ruby: parseRuby(text),
      depth,
    })),
    sources: article.sources.map(({ title, publisher, url, checked_on }) => ({
      title: title[language],
      publisher: publisher[language],
      url,
      checked_on,
    })),
    updated_at: article.updatedAt.toISOString(),
    saved_by: savedBy,
    related: related.map((row) => presentSummary(row, language)),
  }
}

/** For second-language readers: about 180 English words or 400 Japanese characters a minute. */
const WORDS_PER_MINUTE = 180
const CHARACTERS_PER_MINUTE = 400

export function readingMinutes(text: string, language: Language): number {
  const minutes =
    language === "ja"
      ? text.replace(/\s+/g, "").length / CHARACTERS_PER_MINUTE
      : text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE
  return Math.max(1, Math.round(minutes))
}

interface Choices {
  readonly authors: readonly AuthorRow[]
  readonly terms: readonly GlossaryRow[]
  readonly shared: readonly SharedTextRow[]
}

const LONGEST_OPENING = 120

export const presentChoices = ({ authors, terms, shared }: Choices, language: Language) => ({
  authors: authors.map(({ key, name }) => ({ key, name: withoutRuby(name[language]) })),
  terms: terms.map(({ key, term }) => ({ key, term_ruby: parseRuby(term[language]) })),
  shared: shared.map(({ name, text }) => ({
    name,
    opening: withoutRuby(text[language]).slice(0, LONGEST_OPENING),
  })),
})
