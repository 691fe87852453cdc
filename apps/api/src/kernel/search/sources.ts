// What can be searched. A feature describes its noun in its own folder: where the documents come from, where a
// result links to and which tag drops stored results. Search uses these values and imports no feature.

import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { gather } from "../features/gather.ts"
import type { Actor } from "../security/session.ts"
import type { SearchDocument } from "./documents.ts"

/** Texts with their placeholders filled in, and the tags of what was filled in. */
interface FilledTexts {
  readonly tags: readonly string[]
  textIn(text: string, language: Language): string
}

export interface SearchSource {
  readonly noun: SearchNoun
  /** The page of a document, without a language prefix. */
  path(id: string): `/${string}`
  /** Dropped whenever a document is added, changes or is removed. */
  readonly tag: string
  /** Its text is itself the answer, and is shown while typing: an explained term. */
  readonly isAnswer?: true
  /** For documents that are part of the program: identifies their content. A start after it has changed indexes them. */
  readonly edition?: string
  /** The documents after this id, in the order of ids, for reindexing. */
  documentsAfter(tx: Tx, after: string, limit: number): Promise<SearchDocument[]>
  /** Those of these documents that this member must not find: pages of people with a block in either direction. */
  hiddenFrom?(tx: Tx, user: Pick<Actor, "id">, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** For texts with placeholders: members' names may change at any time. */
  fill?(tx: Tx, texts: readonly string[]): Promise<FilledTexts>
}

export type SearchSources = Readonly<Record<SearchNoun, SearchSource>>

export const gatherSearchSources = (sources: readonly SearchSource[]): SearchSources =>
  gather<Record<SearchNoun, SearchSource>>(
    searchNouns,
    sources.map((source) => ({ [source.noun]: source })),
  )
