// The lists' client cache. Apart from queries.ts, so that an article and the home page do not load it.

import type { QueryClient } from "@tanstack/react-query"
import { queryOptions } from "@tanstack/react-query"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type ArticleSearch, articleList, listPath, type Section } from "../address.ts"
import { fetchCategories } from "../queries.ts"

/** Fills the rows of the magazine grid. */
const PER_PAGE = 13

export const articlesQuery = ({
  cursor,
  q: _,
  exact: __,
  ...filters
}: ArticleSearch & { readonly section?: Section }) =>
  listQuery({
    key: ["articles", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/articles", {
        query: { ...filters, limit: PER_PAGE, ...page },
        handles: [422],
        signal,
      }),
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: ({ signal }) => fetchCategories(signal),
    staleTime: 600_000,
  })

export const tagsQuery = () =>
  queryOptions({
    queryKey: ["tags"],
    queryFn: ({ signal }) => api("GET /v1/tags", { signal }),
    staleTime: 600_000,
  })

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
