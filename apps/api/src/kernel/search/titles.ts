// Titles of indexed items of any feature, for lists that link to them.

import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { selectTitles } from "./queries.ts"

interface DocumentKey {
  readonly noun: SearchNoun
  readonly id: string
}

export interface IndexedTitle {
  readonly language: string
  /** With furigana. */
  readonly title: string
}

interface DatedTitle extends IndexedTitle {
  /** When its last session begins, or it takes place; else when it was published. */
  readonly lastAt: Date | null
}

/** By `noun:id`, in the reader's language if available. Public items only; missing ones are left out. */
export async function titlesOf(
  tx: Tx,
  subjects: readonly DocumentKey[],
  language: Language,
): Promise<ReadonlyMap<string, IndexedTitle>> {
  const dated = await datedTitlesOf(tx, subjects, language)
  return new Map([...dated].map(([key, { lastAt: _, ...title }]) => [key, title]))
}

export async function datedTitlesOf(
  tx: Tx,
  subjects: readonly DocumentKey[],
  language: Language,
): Promise<ReadonlyMap<string, DatedTitle>> {
  const found = await selectTitles(tx, subjects)
  const inOrder = found.toSorted((a, b) => Number(a.language === language) - Number(b.language === language))
  return new Map(
    inOrder.map(({ noun, id, lastAt, happensAt, ...title }) => [
      `${noun}:${id}`,
      { ...title, lastAt: lastAt ?? happensAt },
    ]),
  )
}
