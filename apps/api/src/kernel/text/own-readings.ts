// The site's own readings, which win over the dictionary's: words with their furigana, from the features that know them.
import type { Tx } from "#api/kernel/db/client"
import { dropOnChange, type Events } from "../events/events.ts"

export interface OwnReadings {
  /** The lowest number wins where two features know a word. */
  readonly precedence: number
  /** The tag that an event drops when they change; without one they change only before a start. */
  readonly tag?: string
  /** In the editors' notation. */
  load(tx: Tx): Promise<readonly string[]>
}

type Load = () => Promise<readonly string[]>

/** Some hundred rows, which every Japanese text needs and which rarely change: loaded again only after a change. */
export function keptReadings(
  sources: readonly OwnReadings[],
  tx: Tx,
  /** False where data changes without events. */
  isKept: boolean,
): { readonly load: Load; readonly dropOnChange: (events: Events) => void } {
  const kept = new Map<OwnReadings, Promise<readonly string[]>>()
  const wordsOf = (source: OwnReadings) => {
    const known = kept.get(source)
    if (known) return known
    const loading = source.load(tx)
    if (!isKept) return loading
    kept.set(source, loading)
    loading.catch(() => kept.get(source) === loading && kept.delete(source))
    return loading
  }
  const drop = (tags?: readonly string[]) => {
    for (const source of kept.keys())
      if (!tags || (source.tag !== undefined && tags.includes(source.tag))) kept.delete(source)
  }
  return {
    load: async () => (await Promise.all(sources.map(wordsOf))).flat(),
    dropOnChange: (events) => dropOnChange(events, { drop }),
  }
}
