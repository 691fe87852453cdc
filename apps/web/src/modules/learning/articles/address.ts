// The URL decides what a list shows; unknown parameters are ignored.
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import { type ListDescription, withoutCursor } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor, readKey, readWords } from "#web/lib/page/search-values.ts"

export const sections = ["career", "learning"] as const
export type Section = (typeof sections)[number]

export const levels = ["n5", "n4", "n3", "n2", "n1"] as const
export type Level = (typeof levels)[number]

export interface ArticleFilters {
  readonly category?: string
  readonly tag?: string
  readonly language?: Language
  readonly level?: Level
  readonly q?: string
}

export interface ArticleSearch extends ArticleFilters {
  /** Turns off the spelling correction of `q`. */
  readonly exact?: true
  readonly cursor?: string
}

const LONGEST_WORDS = 200

export const readArticleSearch = (raw: Record<string, unknown>): ArticleSearch =>
  known({
    category: readKey(raw.category),
    tag: readKey(raw.tag),
    language: isLanguage(raw.language) ? raw.language : undefined,
    level: levels.find((level) => level === raw.level),
    q: readWords(raw.q, LONGEST_WORDS),
    exact: raw.exact === "true" || raw.exact === true || undefined,
    cursor: readCursor(raw.cursor),
  })

/** A list and its filters. */
export interface ListView {
  readonly section: Section | undefined
  readonly search: ArticleSearch
}

export type ListPath = "/article" | `/${Section}/article`
export const listPath = (section: Section | undefined): ListPath =>
  section ? `/${section}/article` : "/article"

export const listHref = (path: ListPath, search: ArticleSearch = {}): Address =>
  `${path}${stringifySearch({ ...search })}`
export const articleHref = (address: string): Address => `/article/${address}`

export const articleList = (path: ListPath) =>
  ({
    href: (search) => listHref(path, search),
    cacheableParams: ["category", "tag", "language", "level"],
    hiddenParams: ["q"],
  }) satisfies ListDescription<ArticleSearch>

/** A changed filter drops the cursor, which is only valid for the old list. */
export function withFilter<Name extends keyof ArticleFilters>(
  search: ArticleSearch,
  name: Name,
  value: ArticleFilters[Name] | undefined,
): ArticleFilters {
  const { [name]: _, exact: __, ...rest } = withoutCursor(search)
  return value === undefined ? rest : { ...rest, [name]: value }
}
