// What can be found. A feature describes its noun by a value in its own folder: where the documents come from, where a result leads
// and what drops stored results. Search reads these values and knows no feature.
import type { Language } from "@shirube/contract/language"
import { type SearchNoun, searchNouns } from "@shirube/contract/search-choices"
import type { Tx } from "#api/db/client"
import { gather } from "../gather.ts"
import type { SearchDocument } from "./documents.ts"

/** Texts of documents as a result shows them, and the tags of what was filled in. */
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
  /** The documents after this one in the order of ids, to index them again. */
  documentsAfter(tx: Tx, after: string, limit: number): Promise<SearchDocument[]>
  /** Where texts have placeholders: members' names may change at any time. */
  fill?(tx: Tx, texts: readonly string[]): Promise<FilledTexts>
}

export type SearchSources = Readonly<Record<SearchNoun, SearchSource>>

export const gatherSearchSources = (sources: readonly SearchSource[]): SearchSources =>
  gather<Record<SearchNoun, SearchSource>>(
    searchNouns,
    sources.map((source) => ({ [source.noun]: source })),
  )
