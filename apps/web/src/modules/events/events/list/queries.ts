// The lists' client cache. Apart from queries.ts, so that an event's page does not load it.
import { queryOptions } from "@tanstack/react-query"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { EventSearch } from "../address.ts"

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
