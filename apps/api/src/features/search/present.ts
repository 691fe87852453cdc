import { japaneseLevels } from "@shirube/contract/articles"
import type { Language } from "@shirube/contract/language"
import { parseRuby, withoutRuby } from "#api/platform/ruby"
import type { Excerpt } from "#api/platform/search/excerpt"
import type { ResultRow } from "./queries.ts"

/** A thing in the reader's language where it has one; the sentence in whichever language says more of what was asked. */
export function presentResult(
  rows: readonly ResultRow[],
  excerptOf: (body: string) => Excerpt,
  language: Language,
) {
  const own = rows.find(({ text }) => text.language === language) ?? rows[0]
  if (!own) throw new Error("a result without a text")
  const { noun, id, freshAt, level, categoryKey, text } = own
  const excerpts = [own, ...rows.filter((row) => row !== own)].map((row) => ({
    language: row.text.language,
    ...excerptOf(row.text.body),
  }))
  const [first] = excerpts
  const best = first && first.weight > 0 ? first : (excerpts.find(({ weight }) => weight > 0) ?? first)
  return {
    noun,
    id,
    language: text.language,
    is_fallback: text.language !== language,
    title: withoutRuby(text.title),
    title_ruby: parseRuby(text.title),
    category: categoryKey === null ? null : { key: categoryKey, name: withoutRuby(text.label) },
    level: japaneseLevels.find((one) => one === level) ?? null,
    date: freshAt.toISOString(),
    excerpt: {
      language: best?.language ?? text.language,
      segments: (best?.segments ?? []).map((segment) => ({ text: segment.text, is_match: segment.isMatch })),
    },
  }
}
