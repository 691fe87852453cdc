import * as contract from "@shirube/contract/articles"
import { ok, slice } from "#api/platform/slice"
import { presentArticle, presentCategory, presentSummary, presentTag } from "./present.ts"
import { getArticle, listArticles, listCategories, listTags } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listArticles, async ({ tx, query, language }) => {
    const { items, tags, nextCursor } = await listArticles(tx, query, language)
    return ok({ items: items.map((row) => presentSummary(row, tags, language)), next_cursor: nextCursor })
  }),
  implement(contract.getArticle, async ({ tx, params, language }) =>
    ok(presentArticle(await getArticle(tx, params.id, language), language)),
  ),
  implement(contract.listCategories, async ({ tx, language }) =>
    ok({ items: (await listCategories(tx)).map((row) => presentCategory(row, language)) }),
  ),
  implement(contract.listTags, async ({ tx, language }) =>
    ok({ items: (await listTags(tx)).map((row) => presentTag(row, language)) }),
  ),
])
