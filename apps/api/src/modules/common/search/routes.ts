import * as contract from "@shirube/contract/common/search/routes"
import { shared, slice } from "#api/kernel/http/slice"
import { bestExcerpt } from "#api/kernel/search/excerpt"
import { findEverywhere, presentResult } from "./service.ts"
import { fillTexts, foundTags } from "./sources/service.ts"
import { presentSuggestion, suggestFor } from "./suggestions/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.search, { transaction: false }, async ({ db, query, user, language, platform }) => {
    const sources = platform.searchSources
    const found = await findEverywhere(db, query, { user, language, sources })
    const { tags, textIn } = await fillTexts(
      db.autocommit,
      found.results.flatMap(({ rows }) => rows),
      sources,
    )
    const body = {
      items: found.results.map(({ noun, rows }) =>
        presentResult(
          rows,
          sources[noun],
          (body) => bestExcerpt(textIn(noun, body, language), found.concepts),
          language,
        ),
      ),
      next_cursor: found.nextCursor,
      total: found.total,
      has_more_than_total: found.isCut,
      corrected_to: found.correctedTo,
      instead_of: found.correctedTo === null ? null : query.q,
    }
    // Anyone can make up words that find nothing: neither the answer nor a page with it is stored.
    return shared(body, body.items.length === 0 ? [] : [...foundTags(sources), ...tags])
  }),
  implement(contract.suggest, { transaction: false }, async ({ db, query, user, language, platform }) => {
    const sources = platform.searchSources
    const { terms, subjects } = await suggestFor(db, query.q, { language, user, sources })
    const body = {
      items: [
        ...terms.map(({ shown }) => ({ kind: "word" as const, text: shown })),
        ...subjects.map((subject) => presentSuggestion(subject, sources[subject.noun])),
      ],
    }
    return shared(body, foundTags(sources))
  }),
])
