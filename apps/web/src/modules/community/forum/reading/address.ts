// URL parameters of a question's page: the reading language, and the cursor of its answers.
import { known, readCursor, readLanguageCode } from "#web/lib/page/search-values.ts"

export interface ReadingSearch {
  readonly in?: string
  readonly cursor?: string
}

export const readReadingSearch = (raw: Record<string, unknown>): ReadingSearch =>
  known({ in: readLanguageCode(raw.in), cursor: readCursor(raw.cursor) })
