import { topicTexts } from "@shirube/vocabulary/topics"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type EventSearch, eventList } from "../address.ts"
import { eventsQuery, monthQuery } from "./queries.ts"

export interface EventsData {
  readonly search: EventSearch
  readonly topic: string | undefined
  readonly prefectures: readonly { readonly value: string; readonly label: string }[]
}

export async function loadEvents(
  context: ListContext,
  search: EventSearch,
  signal: AbortSignal,
): Promise<EventsData> {
  const { language } = context.locale
  const { month, topic } = search
  const [{ items }] = await loadList(context, eventList, search, (cache) =>
    Promise.all([
      api("GET /v1/reference/{kind}", { params: { kind: "prefectures" }, query: {}, signal }),
      month === undefined
        ? cache.ensureInfiniteQueryData(eventsQuery(search))
        : cache.ensureQueryData(monthQuery(month, search)),
    ]),
  )
  return {
    search,
    topic: topic && topicTexts[topic].name[language],
    prefectures: items.map(({ id, name }) => ({ value: id, label: name[language] })),
  }
}
