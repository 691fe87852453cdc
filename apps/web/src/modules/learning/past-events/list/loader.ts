import { topicTexts } from "@shirube/vocabulary/topics"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type PastEventSearch, pastEventsHref, withoutCursor } from "../address.ts"
import { isStaleCursor, pastEventsQuery } from "./queries.ts"

export async function loadPastEvents(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: PastEventSearch,
): Promise<{ readonly search: PastEventSearch; readonly topic: string | undefined }> {
  const cache = await queries.open()
  try {
    await cache.ensureInfiniteQueryData(pastEventsQuery(search))
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(pastEventsHref(withoutCursor(search)), locale.prefix) })
  }
  return { search, topic: search.topic && topicTexts[search.topic].name[locale.language] }
}
