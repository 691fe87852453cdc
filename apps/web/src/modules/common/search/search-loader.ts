import type { QueryClient } from "@tanstack/react-query"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { resultsQuery, type SearchRequest } from "./queries.ts"
import { type Search, searchList } from "./search-address.ts"

export const findResults = (cache: QueryClient, search: SearchRequest) =>
  cache.ensureInfiniteQueryData(resultsQuery(search))

export async function loadSearch(context: ListContext, search: Search): Promise<{ q: string | undefined }> {
  const { q } = search
  if (q !== undefined)
    await loadList(context, searchList, search, (cache) => findResults(cache, { ...search, q }))
  return { q }
}
