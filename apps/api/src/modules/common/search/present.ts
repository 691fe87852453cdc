import { japaneseLevels } from "@shirube/contract/categories"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import type { Excerpt } from "#api/kernel/search/excerpt"
import type { SearchSource } from "#api/kernel/search/sources"
import { parseRuby } from "#api/kernel/text/ruby"
import type { ResultRow } from "./queries.ts"

/** The result in the reader's language if it has one; the excerpt in the first language that matches the query. */
export function presentResult(
  rows: readonly ResultRow[],
  { path }: Pick<SearchSource, "path">,
  excerptOf: (body: string) => Excerpt,
  language: Language,
) {
  const own = rows.find(({ text }) => text.language === language) ?? rows[0]
  if (!own) throw new Error("Search result has no text")
  const { noun, id, freshAt, level, categoryKey, text } = own
  const ownExcerpt = excerptOf(text.body)
  const others = ownExcerpt.weight > 0 ? [] : rows.filter((row) => row !== own)
  const excerpts = others.map((row) => ({ ...excerptOf(row.text.body), language: row.text.language }))
  const best = excerpts.find(({ weight }) => weight > 0) ?? { ...ownExcerpt, language: text.language }
  return {
    noun,
    id,
    path: path(id),
    language: text.language,
    is_fallback: text.language !== language,
    title: withoutRuby(text.title),
    title_ruby: parseRuby(text.title),
    category: categoryKey === null ? null : { key: categoryKey, name: withoutRuby(text.label) },
    level: japaneseLevels.find((one) => one === level) ?? null,
    date: freshAt.toISOString(),
    excerpt: {
      language: best.language,
      segments: best.segments.map((segment) => ({ text: segment.text, is_match: segment.isMatch })),
    },
  }
}
