// Apart from the loader: every page of its route group loads this.
import { known, readUuid } from "#web/lib/page/search-values.ts"

interface EntrySheetsSearch {
  /** Only those for this company. */
  readonly application?: string
}

export const readEntrySheetsSearch = ({ application }: Record<string, unknown>): EntrySheetsSearch =>
  known({ application: readUuid(application) })

export interface EntrySheetSearch extends EntrySheetsSearch {
  readonly new?: string
  /** The story that the first answer is made from. */
  readonly episode?: string
}

export const readEntrySheetSearch = (raw: Record<string, unknown>): EntrySheetSearch =>
  known({
    new: "new" in raw ? "1" : undefined,
    application: readUuid(raw.application),
    episode: readUuid(raw.episode),
  })
