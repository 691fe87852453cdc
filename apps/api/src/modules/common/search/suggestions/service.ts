// Suggestions while typing.

import { SUGGESTIONS_MAX } from "@shirube/contract/common/search/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import { marks } from "#api/kernel/search/documents"
import { foldRomaji, isRomaji, spellReading } from "#api/kernel/search/romaji"
import { countTokens, fold, quote } from "#api/kernel/search/tokens"
import type { Actor } from "#api/kernel/security/session"
import { audiencesOf } from "../policy.ts"
import { selectByTitle, selectTerms, withForcedIndex } from "../queries.ts"

const SHORTEST_START = 2
const TERMS = 5

/** Terms and titles that begin with the typed text. */
export async function suggestFor(db: Db, typed: string, language: Language, user: Actor | null) {
  const word = fold(typed.trim())
  if (word.length < SHORTEST_START) return { terms: [], subjects: [] }
  const romaji = foldRomaji(word.replaceAll(" ", ""))
  const reading = spellReading(word) ?? (isRomaji(romaji) ? romaji : undefined)
  return withForcedIndex(db, async (tx) => {
    const terms = await selectTerms(tx, { word, reading }, TERMS)
    const query = titleQuery(typed)
    const subjects =
      query === undefined
        ? []
        : await selectByTitle(tx, {
            query,
            audiences: audiencesOf(user),
            language,
            limit: SUGGESTIONS_MAX - terms.length,
          })
    return { terms, subjects }
  })
}

/** All words must be in the title; the last may be a prefix. */
function titleQuery(typed: string): string | undefined {
  const tokens = [...countTokens(typed).keys()].filter(
    (token, _, all) => token.length > 1 || all.length === 1,
  )
  const last = tokens.pop()
  if (last === undefined) return undefined
  return [...tokens.map((token) => quote(marks.title + token)), `${quote(marks.title + last)}:*`].join(" & ")
}
