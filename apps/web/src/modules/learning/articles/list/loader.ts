import type { QueryClient } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type ArticleSearch, listHref, listPath, type Section, withoutCursor } from "../address.ts"
import { articlesQuery, categoriesQuery, isStaleCursor, tagsQuery } from "./queries.ts"

export async function loadList(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: ArticleSearch,
  find: (cache: QueryClient, search: ArticleSearch & { q: string; section?: Section }) => Promise<unknown>,
  section?: Section,
): Promise<{ category: string | undefined; search: ArticleSearch }> {
  const cache = await queries.open()
  const { q } = search
  const listed = section ? { ...search, section } : search
  try {
    const [categories] = await Promise.all([
      cache.ensureQueryData(categoriesQuery()),
      cache.ensureQueryData(tagsQuery()),
      q === undefined ? cache.ensureInfiniteQueryData(articlesQuery(listed)) : find(cache, { ...listed, q }),
    ])
    const category = categories.items.find(({ key }) => key === search.category)?.name
    return { category, search }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(listHref(listPath(section), withoutCursor(search)), locale.prefix) })
  }
}
