import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type TipSearch, tipsHref, withoutCursor } from "../address.ts"
import { isStaleCursor, tipsQuery } from "./queries.ts"

/** `senpai` is the author's name if the list is one author's. */
export async function loadTips(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: TipSearch,
): Promise<{ readonly search: TipSearch; readonly senpai: string | undefined }> {
  const cache = await queries.open()
  try {
    const { pages } = await cache.ensureInfiniteQueryData(tipsQuery(search))
    return { search, senpai: search.senpai && pages[0]?.items[0]?.author.name }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(tipsHref(withoutCursor(search)), locale.prefix) })
  }
}
