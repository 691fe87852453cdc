import { withoutRuby } from "@shirube/contract/furigana"
import type { Language } from "@shirube/contract/language"
import { parseRuby } from "#api/platform/ruby"
import type { SavedRow } from "./service.ts"

export const presentSaved = (row: SavedRow, language: Language) => ({
  noun: row.noun,
  id: row.id,
  path: row.path,
  language: row.language,
  is_fallback: row.language !== language,
  title: withoutRuby(row.title),
  title_ruby: parseRuby(row.title),
  category: row.category,
  saved_at: row.savedAt.toISOString(),
})
