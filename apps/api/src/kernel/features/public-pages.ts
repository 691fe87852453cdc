// Pages that search engines may list. A feature declares those of its nouns in its own folder; sitemap and
// feed use these values and import no feature.

import { type PublicNoun, publicNouns, publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { gather } from "./gather.ts"

export interface PublicPage {
  /** The sort key within this noun. */
  readonly key: string
  /** Without a language prefix. */
  readonly path: `/${string}`
  /** The languages in which a search engine may list it. */
  readonly languages: readonly Language[]
  /**
   * The day in UTC. Only what the page itself shows: a crawler must learn no more about an author than a
   * reader does.
   */
  readonly changedOn: string | null
}

export interface NewPage {
  readonly path: `/${string}`
  readonly title: string
  readonly category: string | null
  readonly description: string | null
  readonly publishedAt: Date
}

export interface PageCursor {
  readonly after: string | undefined
  readonly limit: number
}

export interface PublicPages {
  /** Events that change one of these tags drop the stored list. */
  readonly tags: readonly string[]
  /** Ordered by key. An invalid key is refused as `cursor.invalid`. */
  list(tx: Tx, place: PageCursor): Promise<readonly PublicPage[]>
  /** For the feed, newest first; null if another noun covers its news. */
  readonly newest: ((tx: Tx, language: Language, limit: number) => Promise<readonly NewPage[]>) | null
}

export type PublicPageSources = Readonly<Record<PublicNoun, PublicPages>>

export const gatherPublicPages = (parts: readonly Partial<PublicPageSources>[]): PublicPageSources =>
  gather(publicNouns, parts)

/** Maximum length in the feed. */
export const LONGEST_DESCRIPTION = 160

export const utcDay = (at: Date) => at.toISOString().slice(0, 10)

/** For a noun whose rows exist only while they are published. */
export const pagesOf = (
  noun: PublicNoun,
  rows: readonly { readonly id: string; readonly languages: readonly Language[]; readonly updatedAt: Date }[],
): PublicPage[] =>
  rows.map(({ id, languages, updatedAt }) => ({
    key: id,
    path: publicPath(noun, id),
    languages,
    changedOn: utcDay(updatedAt),
  }))
