// What the three lists' routes share.
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language.ts"
import { type PageMatch, page } from "#web/lib/page.ts"
import type { RouterContext } from "#web/lib/router-context.ts"
import { type ArticleSearch, listHref, listPath, type Section, withoutCursor } from "./article-search.ts"
import { articlesQuery, categoriesQuery, isStaleCursor, tagsQuery } from "./queries.ts"

/** Words and places in a list are endless; these few are not. */
export const pagesWorthKeeping = ["category", "tag", "language", "level"] as const

export async function loadList(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: ArticleSearch,
  section?: Section,
): Promise<{ category: string | undefined; search: ArticleSearch }> {
  const cache = await queries.open()
  try {
    const [categories] = await Promise.all([
      cache.ensureQueryData(categoriesQuery()),
      cache.ensureQueryData(tagsQuery()),
      cache.ensureInfiniteQueryData(articlesQuery(section ? { ...search, section } : search)),
    ])
    const category = categories.items.find(({ key }) => key === search.category)?.name
    return { category, search }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(listHref(listPath(section), withoutCursor(search)), locale.prefix) })
  }
}

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadList>> | undefined
}

export function listHead(match: ListMatch, section?: Section) {
  const { t } = match.context.locale
  const title = t(`lists.${section ?? "list"}.title`)
  const { category, search } = match.loaderData ?? {}
  const { q, cursor, ...lasting } = search ?? {}
  return page(match, {
    title: category ? `${category} – ${title}` : title,
    description: t(`lists.${section ?? "list"}.lead`),
    canonicalSearch: lasting,
    hidden: q !== undefined || cursor !== undefined,
  })
}
