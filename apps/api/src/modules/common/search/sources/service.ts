// Applies what features declare about their documents to the results.

import { type SearchNoun, searchNouns } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { SearchSources } from "#api/kernel/search/sources"
import type { Actor } from "#api/kernel/security/session"
import { FOUND } from "../events.ts"

/** The index covers everything: any added, changed or removed document may change the results. */
export const foundTags = (sources: SearchSources): readonly string[] => [
  FOUND,
  ...searchNouns.map((noun) => sources[noun].tag),
]

/** Without what features hide from this member. */
export async function visibleTo<Document extends { readonly noun: SearchNoun; readonly id: string }>(
  tx: Tx,
  found: readonly Document[],
  user: Actor | null,
  sources: SearchSources,
): Promise<readonly Document[]> {
  if (!user) return found
  const hidden = new Set<Document>()
  for (const [noun, own] of Map.groupBy(found, (each) => each.noun)) {
    const ids = await sources[noun].hiddenFrom?.(
      tx,
      user,
      own.map(({ id }) => id),
    )
    for (const each of own) if (ids?.has(each.id)) hidden.add(each)
  }
  return hidden.size === 0 ? found : found.filter((each) => !hidden.has(each))
}

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
