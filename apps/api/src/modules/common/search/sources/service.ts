// Applies what features declare about their documents to the results.

import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { SearchSources } from "#api/kernel/search/sources"
import { FOUND } from "../events.ts"

/** The index covers everything: any added, changed or removed document may change the results. */
export const foundTags = (sources: SearchSources): readonly string[] => [
  FOUND,
  ...searchNouns.map((noun) => sources[noun].tag),
]

interface FoundText {
  readonly noun: SearchNoun
  readonly text: { readonly body: string }
}

/** Lets features fill placeholders, such as names, in their texts. */
export async function fillTexts(tx: Tx, found: readonly FoundText[], sources: SearchSources) {
  const tags: string[] = []
  const fillers = new Map<SearchNoun, (text: string, language: Language) => string>()
  for (const [noun, own] of Map.groupBy(found, ({ noun }) => noun)) {
    const filled = await sources[noun].fill?.(
      tx,
      own.map(({ text }) => text.body),
    )
    if (!filled) continue
    tags.push(...filled.tags)
    fillers.set(noun, filled.textIn)
  }
  const textIn = (noun: SearchNoun, text: string, language: Language) =>
    fillers.get(noun)?.(text, language) ?? text
  return { tags, textIn }
}
