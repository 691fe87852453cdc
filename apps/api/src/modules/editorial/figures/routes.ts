import * as contract from "@shirube/contract/editorial/figures/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { mayBeCounted } from "./policy.ts"
import { articleFigures, countView, figuresOf, searchFigures } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.countView, { transaction: false }, async ({ db, body, headers, now, platform }) => {
    if (mayBeCounted((name) => headers.get(name))) await countView(db.autocommit, platform, body, now)
    return done()
  }),
  implement(contract.getFigures, async ({ tx, query, now }) => ok(await figuresOf(tx, query, now))),
  implement(contract.listArticleFigures, async ({ tx, query, now, language }) =>
    ok({ items: await articleFigures(tx, query, now, language) }),
  ),
  implement(contract.listSearchFigures, async ({ tx, query, now }) =>
    ok({ items: await searchFigures(tx, query, now) }),
  ),
])
