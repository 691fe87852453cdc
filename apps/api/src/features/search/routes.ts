import { withoutRuby } from "@shirube/contract/furigana"
import * as contract from "@shirube/contract/search"
import { nameInPlainTexts } from "#api/features/forum/names/service"
import { shownWith } from "#api/features/forum/reading/service"
import { bestExcerpt } from "#api/platform/search/excerpt"
import { shared, slice } from "#api/platform/slice"
import { pathOf, presentResult } from "./present.ts"
import { findEverywhere } from "./service.ts"
import { foundTags } from "./sources/service.ts"
import { suggestFor } from "./suggestions/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.search, { transaction: false }, async ({ db, query, user, language, now, platform }) => {
    const question = { ...query, missesVault: platform.vault }
    const found = await findEverywhere(db, question, { user, language, now })
    const bodies = found.results.flat().map(({ text }) => text.body)
    const { named, people } = await nameInPlainTexts(db.autocommit, bodies)
    const body = {
      items: found.results.map((rows) =>
        presentResult(rows, (body) => bestExcerpt(named(body, language), found.concepts), language),
      ),
      next_cursor: found.nextCursor,
      total: found.total,
      has_more_than_total: found.isCut,
      corrected_to: found.correctedTo,
      instead_of: found.correctedTo === null ? null : query.q,
    }
    return shared(body, shownWith(people, ...foundTags))
  }),
  implement(contract.suggest, { transaction: false }, async ({ db, query, user, language }) => {
    const { terms, things } = await suggestFor(db, query.q, language, user)
    const body = {
      items: [
        ...terms.map(({ shown }) => ({ kind: "word" as const, text: shown })),
        ...things.map(({ title, ...thing }) => ({
          kind: "thing" as const,
          text: withoutRuby(title),
          ...thing,
          path: pathOf(thing),
        })),
      ],
    }
    return shared(body, foundTags)
  }),
])
