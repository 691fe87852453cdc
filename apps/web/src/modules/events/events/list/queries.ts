// The lists' client cache. Apart from queries.ts, so that an event's page does not load it.

import { topicTexts } from "@shirube/vocabulary/topics"
import { queryOptions } from "@tanstack/react-query"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { api } from "#web/lib/api/api.ts"
import { type EventSearch, eventList } from "../address.ts"

export const eventsQuery = ({ cursor, month: _, ...filters }: EventSearch) =>
  listQuery({
    key: ["events", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/events", { query: { ...filters, ...page }, handles: [422], signal }),
    tags: ["events"],
  })

export const monthQuery = (month: string, { place, topic, spoken }: EventSearch) =>
  queryOptions({
    queryKey: ["events", "month", month, place ?? null, topic ?? null, spoken ?? null],
    queryFn: ({ signal }) =>
      api("GET /v1/event-months/{month}", {
        params: { month },
        query: { ...(place ? { place } : {}), ...(topic ? { topic } : {}), ...(spoken ? { spoken } : {}) },
        signal,
      }),
    meta: { tags: ["events"] },
  })

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
