// Synonyms of search terms.
import type { Tx } from "#api/kernel/db/client"
import { synonymForms } from "#api/kernel/search/question"
import { withoutMarks } from "#api/kernel/search/romaji"
import { spellingVariants } from "#api/kernel/search/spelling"
import { standardSynonyms } from "#api/kernel/search/synonyms"
import { isReadingToken, spellingOf } from "#api/kernel/search/tokens"
import { replaceSynonyms, selectAllSynonyms } from "./queries.ts"

/** A one-word term as someone would type it; longer terms are not corrected. */
const spelledAlone = (term: string, forms: readonly string[]) =>
  forms.filter(isReadingToken).map(spellingOf)[0] ?? withoutMarks(term.toLowerCase())

/** Terms with readings, which furigana uses. */
export const synonymReadings = async (tx: Tx) => (await selectAllSynonyms(tx)).map(({ term }) => term)

/** Rebuilds all forms and adds missing standard groups and terms; a site's own terms stay. */
export async function refreshSynonyms(tx: Tx): Promise<void> {
  const kept = Map.groupBy(await selectAllSynonyms(tx), ({ group }) => group)
  const groups = new Map(standardSynonyms.map(({ key, terms }) => [key, terms]))
  for (const [key, rows] of kept)
    groups.set(key, [...new Set([...(groups.get(key) ?? []), ...rows.map(({ term }) => term)])])
  await replaceSynonyms(
    tx,
    [...groups].flatMap(([groupKey, terms]) =>
      terms.map((term) => {
        const forms = synonymForms(term)
        return { groupKey, term, forms, variants: spellingVariants(spelledAlone(term, forms)) }
      }),
    ),
  )
}
