import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import type { SavedRow } from "./service.ts"

export const presentSaved = (row: SavedRow, language: Language) => ({
  noun: row.noun,
  id: row.id,
  is_gone: row.path === null,
  path: row.path,
  language: row.language,
  is_fallback: row.language !== null && row.language !== language,
  title: row.title === undefined ? null : withoutRuby(row.title),
  title_ruby: row.title === undefined ? [] : parseRuby(row.title),
  category: row.category,
  saved_at: row.savedAt.toISOString(),
  note: row.note,
  collection_ids: row.collectionIds,
})
