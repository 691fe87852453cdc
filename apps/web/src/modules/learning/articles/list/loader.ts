import type { QueryClient } from "@tanstack/react-query"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type ArticleSearch, articleList, listPath, type Section } from "../address.ts"
import { articlesQuery, categoriesQuery, tagsQuery } from "./queries.ts"

export async function loadArticles(
  context: ListContext,
  search: ArticleSearch,
  find: (cache: QueryClient, search: ArticleSearch & { q: string; section?: Section }) => Promise<unknown>,
  section?: Section,
): Promise<{ category: string | undefined; search: ArticleSearch }> {
  const { q } = search
  const listed = section ? { ...search, section } : search
  const [categories] = await loadList(context, articleList(listPath(section)), search, (cache) =>
    Promise.all([
      cache.ensureQueryData(categoriesQuery()),
      cache.ensureQueryData(tagsQuery()),
      q === undefined ? cache.ensureInfiniteQueryData(articlesQuery(listed)) : find(cache, { ...listed, q }),
    ]),
  )
  return { category: categories.items.find(({ key }) => key === search.category)?.name, search }
}
