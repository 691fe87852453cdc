// The URL decides what is searched.

import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor, readWords } from "#web/lib/page/search-values.ts"

export const levels = ["n5", "n4", "n3", "n2", "n1"] as const

/** Filters of a search, on the search page and in lists. */
export interface SearchFilters {
  readonly kind?: SearchNoun
  readonly section?: "career" | "learning"
  readonly category?: string
  readonly tag?: string
  readonly level?: (typeof levels)[number]
  readonly language?: Language
}

export interface Search extends SearchFilters {
  readonly q?: string
  /** Turns off the spelling correction. */
  readonly exact?: true
  readonly cursor?: string
}

export const SEARCH_PATH = "/search"
const LONGEST = 200

export const readExact = (value: unknown) => (value === "true" || value === true ? true : undefined)

export const readSearch = (raw: Record<string, unknown>): Search =>
  known({
    q: readWords(raw.q, LONGEST),
    kind: searchNouns.find((kind) => kind === raw.kind),
    level: levels.find((level) => level === raw.level),
    language: isLanguage(raw.language) ? raw.language : undefined,
    exact: readExact(raw.exact),
    cursor: readCursor(raw.cursor),
  })

export const searchHref = (search: Search = {}): Address => `${SEARCH_PATH}${stringifySearch({ ...search })}`

/** No page of results is cached. */
export const searchList = { href: searchHref, cacheableParams: [] } satisfies ListDescription<Search>
