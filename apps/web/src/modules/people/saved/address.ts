// The URL decides how a list is shown; unknown parameters are ignored.
import { LONGEST_SAVED_SEARCH, type SavedList } from "@shirube/vocabulary/people/saved/choices"
import type { Address } from "#web/lib/page/address.ts"
import { savedPaths } from "#web/lib/page/saved-lists.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readUuid, readWords } from "#web/lib/page/search-values.ts"

export interface SavedSearch {
  readonly q?: string
  /** Defaults to newest first. */
  readonly order?: "own"
  readonly collection?: string
}

/** One list with its search and order. */
export interface SavedView extends SavedSearch {
  readonly list: SavedList
}

export const readSavedSearch = (raw: Record<string, unknown>): SavedSearch =>
  known({
    q: readWords(raw.q, LONGEST_SAVED_SEARCH),
    order: raw.order === "own" ? ("own" as const) : undefined,
    collection: readUuid(raw.collection),
  })

export const savedHref = ({ list, q, order, collection }: SavedView): Address =>
  `${savedPaths[list]}${stringifySearch({ collection, order, q })}` as Address

/** The same view with some parameters changed. */
export const withSearch = (
  view: SavedView,
  change: { readonly [Name in keyof SavedSearch]?: SavedSearch[Name] | undefined },
): SavedView => ({ list: view.list, ...readSavedSearch({ ...view, ...change }) })
