import * as contract from "@shirube/contract/learning/articles/routes"
import * as writing from "@shirube/contract/learning/articles/writing"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { FOUND } from "#api/modules/common/search/events"
import { ARTICLES, articleTag } from "./events.ts"
import { presentArticle, presentCategory, presentChoices, presentSummary, presentTag } from "./present.ts"
import { draftedText, previewOf } from "./previewing/service.ts"
import { findArticles, getArticle, listArticles, listCategories, listTags } from "./service.ts"
import { choicesFor, termsIn } from "./writing/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listArticles, { transaction: false }, async ({ db, query, language }) => {
    const { q, ...listing } = query
    const { items, nextCursor } = q
      ? await findArticles(db, { ...listing, q }, language)
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
  implement(writing.previewArticle, async ({ tx, params, query: { language }, now }) =>
    ok(presentArticle(await previewOf(tx, params.id, language, now), language)),
  ),
  implement(writing.listDraftTerms, async ({ tx, params, query: { language } }) => {
    const found = await termsIn(tx, await draftedText(tx, params.id, language), language)
    return ok({ items: found.map(({ key, words, isLinked }) => ({ key, words, is_linked: isLinked })) })
  }),
  implement(writing.listArticleChoices, async ({ tx, language }) =>
    ok(presentChoices(await choicesFor(tx), language)),
  ),
])
