// What things are called that stand in the index, whichever feature they are of: for lists that point to others' things.
import type { Language } from "@shirube/contract/language"
import type { SearchNoun } from "@shirube/contract/search-choices"
import type { Tx } from "#api/db/client"
import { selectTitles } from "./queries.ts"

interface Named {
  readonly noun: SearchNoun
  readonly id: string
}

export interface FoundTitle {
  readonly language: string
  /** With readings. */
  readonly title: string
}

/** By `noun:id`, in the reader's language where there is one. Only what everybody may see; what is not there is left out. */
export async function titlesOf(
  tx: Tx,
  things: readonly Named[],
  language: Language,
): Promise<ReadonlyMap<string, FoundTitle>> {
  const found = await selectTitles(tx, things)
  const inOrder = found.toSorted((a, b) => Number(a.language === language) - Number(b.language === language))
  return new Map(inOrder.map(({ noun, id, ...title }) => [`${noun}:${id}`, title]))
}
