import type { QueryClient } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type ListDescription, type ListSearch, withoutCursor } from "./public-list.ts"

export type ListContext = Pick<RouterContext, "queries" | "locale">

/** The cursor no longer exists, as in an old bookmark. */
const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"

/** Fetches what the page shows; a stale cursor redirects to the first page, in the reader's language. */
export async function loadList<Search extends ListSearch, Loaded>(
  { queries, locale }: ListContext,
  { href }: Pick<ListDescription<Search>, "href">,
  search: Search,
  prefetch: (cache: QueryClient) => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await prefetch(await queries.open())
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(href(withoutCursor(search)), locale.prefix) })
  }
}
