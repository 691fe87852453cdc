import type { QueryClient } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { isStaleCursor, resultsQuery, type SearchRequest } from "./queries.ts"
import { type Search, searchHref } from "./search-address.ts"

export const findResults = (cache: QueryClient, search: SearchRequest) =>
  cache.ensureInfiniteQueryData(resultsQuery(search))

export async function loadSearch(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: Search,
): Promise<{ q: string | undefined }> {
  const { q } = search
  if (q === undefined) return { q }
  try {
    await findResults(await queries.open(), { ...search, q })
    return { q }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    const { cursor: _, ...rest } = search
    throw redirect({ href: withPrefix(searchHref(rest), locale.prefix) })
  }
}
