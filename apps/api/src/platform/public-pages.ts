// The pages that anyone may find. A feature names those of its nouns by a value in its own folder; sitemap and feed read these values
// and know no feature.
import type { Language } from "@shirube/contract/language"
import { type PublicNoun, publicNouns, publicPath } from "@shirube/contract/public-nouns"
import type { Tx } from "#api/db/client"
import { gather } from "./gather.ts"

export interface PublicPage {
  /** What the pages of this noun are ordered by. */
  readonly key: string
  /** Without a language prefix. */
  readonly path: `/${string}`
  /** Those in which a search engine may list it. */
  readonly languages: readonly Language[]
  /** The day in UTC. Nothing that its page does not say: a crawler must learn no more about a writer than a reader does. */
  readonly changedOn: string | null
}

export interface NewPage {
  readonly path: `/${string}`
  readonly title: string
  readonly category: string | null
  readonly description: string | null
  readonly publishedAt: Date
}

export interface PagePlace {
  readonly after: string | undefined
  readonly limit: number
}

export interface PublicPages {
  /** Events that change one of these drop what is stored of the list. */
  readonly tags: readonly string[]
  /** In the order of their keys. A key that cannot be one is refused as `cursor.invalid`. */
  list(tx: Tx, place: PagePlace): Promise<readonly PublicPage[]>
  /** For the feed, the newest first; null where its news is told by another noun. */
  readonly newest: ((tx: Tx, language: Language, limit: number) => Promise<readonly NewPage[]>) | null
}

export type PublicPageSources = Readonly<Record<PublicNoun, PublicPages>>

export const gatherPublicPages = (parts: readonly Partial<PublicPageSources>[]): PublicPageSources =>
  gather(publicNouns, parts)

/** As much of a text as a feed tells. */
export const LONGEST_DESCRIPTION = 160

export const utcDay = (at: Date) => at.toISOString().slice(0, 10)

/** Of a noun whose rows are there for as long as they are published. */
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
