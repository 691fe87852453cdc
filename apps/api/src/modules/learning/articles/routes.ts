import * as contract from "@shirube/contract/learning/articles/routes"
import { shared, slice } from "#api/kernel/http/slice"
import { FOUND } from "#api/modules/common/search/events"
import { ARTICLES, articleTag } from "./events.ts"
import { presentArticle, presentCategory, presentSummary, presentTag } from "./present.ts"
import { findArticles, getArticle, listArticles, listCategories, listTags } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listArticles, { transaction: false }, async ({ db, query, language, now, platform }) => {
    const { q, ...listing } = query
    const { items, nextCursor } = q
      ? await findArticles(db, { ...listing, q }, language, { now, missesVault: platform.vault })
      : await listArticles(db.autocommit, listing, language)
    const body = { items: items.map((row) => presentSummary(row, language)), next_cursor: nextCursor }
    return shared(body, q ? [ARTICLES, FOUND] : [ARTICLES])
  }),
  implement(contract.getArticle, async ({ tx, params, language }) => {
    const found = await getArticle(tx, params.id, language)
    const shown = [found.article, ...found.related].map(({ id }) => articleTag(id))
    return shared(presentArticle(found, language), found.isRelatedChosen ? shown : [...shown, ARTICLES])
  }),
  implement(contract.listCategories, async ({ tx, language }) =>
    shared({ items: (await listCategories(tx)).map((row) => presentCategory(row, language)) }, [ARTICLES]),
  ),
  implement(contract.listTags, async ({ tx, language }) =>
    shared({ items: (await listTags(tx)).map((row) => presentTag(row, language)) }, [ARTICLES]),
  ),
])
