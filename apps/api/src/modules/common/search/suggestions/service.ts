// Suggestions while typing: terms, and the best matches of each kind.

import {
  SUGGESTED_PER_KIND_MAX,
  SUGGESTED_RESULTS_MAX,
  SUGGESTED_WORDS_MAX,
} from "@shirube/contract/common/search/routes"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import { foldRomaji, isRomaji, spellReading } from "#api/kernel/search/romaji"
import type { SearchSource, SearchSources } from "#api/kernel/search/sources"
import { fold } from "#api/kernel/search/tokens"
import type { Actor } from "#api/kernel/security/session"
import { type SummaryRow, selectSummaries, selectTerms, withForcedIndex } from "../queries.ts"
import { type Ranked, rank } from "../ranking/service.ts"
import { visibleTo } from "../sources/service.ts"
import { understand } from "../understanding/service.ts"

const SHORTEST_START = 2

interface Reader {
  readonly language: Language
  readonly user: Actor | null
  readonly sources: SearchSources
}

/** Terms that begin with the typed text, and results as if it were complete or the last word were cut off. */
export async function suggestFor(db: Db, typed: string, { language, user, sources }: Reader) {
  const word = fold(typed.trim())
  if (word.length < SHORTEST_START) return { terms: [], subjects: [] }
  const romaji = foldRomaji(word.replaceAll(" ", ""))
  const reading = spellReading(word) ?? (isRomaji(romaji) ? romaji : undefined)
  const { terms, ranked } = await withForcedIndex(db, async (tx) => {
    const terms = await selectTerms(tx, { word, reading }, SUGGESTED_WORDS_MAX)
    const understood = await understand(tx, { q: typed, exact: false, isUnfinished: true })
    return { terms, ...(await rank(tx, understood, {}, user)) }
  })
  const shown = someOfEachKind(await visibleTo(db.autocommit, ranked, user, sources))
  const noted = Object.values(sources).flatMap(({ noun, isAnswer }) => (isAnswer ? [noun] : []))
  const summaries = await selectSummaries(db.autocommit, shown, { language, noted })
  const byKey = new Map(summaries.map((summary) => [`${summary.noun} ${summary.id}`, summary]))
  return { terms, subjects: shown.flatMap(({ noun, id }) => byKey.get(`${noun} ${id}`) ?? []) }
}

/** The best, and no more than a few of one kind. */
function someOfEachKind(ranked: readonly Ranked[]): readonly Ranked[] {
  const counts = new Map<SearchNoun, number>()
  return ranked
    .filter(({ noun }) => {
      const count = (counts.get(noun) ?? 0) + 1
      counts.set(noun, count)
      return count <= SUGGESTED_PER_KIND_MAX
    })
    .slice(0, SUGGESTED_RESULTS_MAX)
}

const asInstant = (at: string | null) => at && new Date(at).toISOString()

export const presentSuggestion = (
  { noun, id, language, title, label, happensAt, lastAt, note }: SummaryRow,
  { path }: Pick<SearchSource, "path">,
) => ({
  kind: "thing" as const,
  text: withoutRuby(title),
  noun,
  id,
  path: path(id),
  language,
  label: withoutRuby(label),
  date: asInstant(happensAt),
  until: asInstant(lastAt),
  note: note && withoutRuby(note),
})
