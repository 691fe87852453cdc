import { topicTexts } from "@shirube/vocabulary/topics"
import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type EventSearch, eventsHref, withoutCursor } from "../address.ts"
import { eventsQuery, isStaleCursor, monthQuery } from "./queries.ts"

export interface EventsData {
  readonly search: EventSearch
  readonly topic: string | undefined
  readonly prefectures: readonly { readonly value: string; readonly label: string }[]
}

export async function loadEvents(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  search: EventSearch,
  signal: AbortSignal,
): Promise<EventsData> {
  const cache = await queries.open()
  const list =
    search.month === undefined
      ? cache.ensureInfiniteQueryData(eventsQuery(search))
      : cache.ensureQueryData(monthQuery(search.month, search))
  try {
    const [{ items }] = await Promise.all([
      api("GET /v1/reference/{kind}", { params: { kind: "prefectures" }, query: {}, signal }),
      list,
    ])
    return {
      search,
      topic: search.topic && topicTexts[search.topic].name[locale.language],
      prefectures: items.map(({ id, name }) => ({ value: id, label: name[locale.language] })),
    }
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(eventsHref(withoutCursor(search)), locale.prefix) })
  }
}
