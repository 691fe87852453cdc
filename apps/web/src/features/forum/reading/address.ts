// What of a question's page its address says: in which language it is read, and from which of its answers on.
import { known, readCursor, readLanguageCode } from "#web/lib/search-values.ts"

export interface ReadingSearch {
  readonly in?: string
  readonly cursor?: string
}

export const readReadingSearch = (raw: Record<string, unknown>): ReadingSearch =>
  known({ in: readLanguageCode(raw.in), cursor: readCursor(raw.cursor) })
