// Shared by the three lists' routes and part of the first load; the loader is loaded with its page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { Section } from "../address.ts"
import type { loadList } from "./loader.ts"

/** Cacheable: searches and cursors are unlimited, these are not. */
export const pagesWorthKeeping = ["category", "tag", "language", "level"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadList>> | undefined
}

export function listHead(match: ListMatch, section?: Section) {
  const { t } = match.context.locale
  const title = t(`lists.${section ?? "list"}.title`)
  const { category, search } = match.loaderData ?? {}
  const { q, exact: _, cursor, ...lasting } = search ?? {}
  return page(match, {
    title: category ? `${category} – ${title}` : title,
    description: t(`lists.${section ?? "list"}.lead`),
    canonicalSearch: lasting,
    hidden: q !== undefined || cursor !== undefined,
  })
}
