import * as contract from "@shirube/contract/people/saved/routes"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { ok, slice } from "#api/kernel/http/slice"
import { parseRuby } from "#api/kernel/text/ruby"
import { listSaved, type SavedRow } from "./service.ts"

export const listingRoutes = slice(({ implement }) => [
  implement(contract.listSaved, async ({ tx, query, user, language, platform: { subjects } }) => {
    const { items, nextCursor } = await listSaved(tx, query, { user, language, subjects })
    return ok({ items: items.map((row) => presentSaved(row, language)), next_cursor: nextCursor })
  }),
])

const presentSaved = (row: SavedRow, language: Language) => ({
  noun: row.noun,
  id: row.id,
  is_gone: row.path === null,
  path: row.path,
  language: row.language,
  is_fallback: row.language !== null && row.language !== language,
  title: row.title === undefined ? null : withoutRuby(row.title),
  title_ruby: row.title === undefined ? [] : parseRuby(row.title),
  category: row.category,
  person: row.person ?? null,
  saved_at: row.savedAt.toISOString(),
  note: row.note,
  collection_ids: row.collectionIds,
})
