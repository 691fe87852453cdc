// Shared by the three lists' routes and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { articleList, listPath, type Section } from "../address.ts"
import type { loadArticles } from "./queries.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadArticles>> | undefined
}

export function articlesHead(match: ListMatch, section?: Section) {
  const { t } = match.context.locale
  const title = t(`lists.${section ?? "list"}.title`)
  const { category, search } = match.loaderData ?? {}
  return listHead(articleList(listPath(section)), match, search, {
    title: category ? `${category} – ${title}` : title,
    description: t(`lists.${section ?? "list"}.lead`),
  })
}
