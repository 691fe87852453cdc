import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type AskSearch, askHref, isOwnList, withoutCursor } from "../address.ts"
import type { ShownTopic } from "../queries.ts"
import { isStaleCursor, questionsQuery, topicsQuery } from "./queries.ts"

/** Members' own lists are not part of the page: the browser fetches them. */
export async function loadQuestions(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: AskSearch,
): Promise<{ readonly search: AskSearch; readonly topic: ShownTopic | undefined }> {
  const cache = await queries.open()
  try {
    const [topics] = await Promise.all([
      cache.ensureQueryData(topicsQuery()),
      isOwnList(search.list) || search.ask
        ? undefined
        : cache.ensureInfiniteQueryData(questionsQuery(search)),
    ])
    return { search, topic: topics.items.find(({ key }) => key === search.topic) }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(askHref(withoutCursor(search)), locale.prefix) })
  }
}
