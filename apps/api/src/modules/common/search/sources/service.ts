// What features declare about their documents, as results show them.

import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { SearchSources } from "#api/kernel/search/sources"
import { FOUND } from "../events.ts"

/** An index of everything: any document that is added, changes or is removed may change what is found. */
export const foundTags = (sources: SearchSources): readonly string[] => [
  FOUND,
  ...searchNouns.map((noun) => sources[noun].tag),
]

interface FoundText {
  readonly noun: SearchNoun
  readonly text: { readonly body: string }
}

/** With names and the like filled in by the features whose texts have placeholders. */
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
