// The lists' client cache. Apart from queries.ts, so that an event's page does not load it.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { EventSearch } from "../address.ts"

/** The list for one URL; further pages are fetched on request. */
export const eventsQuery = ({ cursor, month: _, ...filters }: EventSearch) =>
  infiniteQueryOptions({
    queryKey: ["events", "list", filters, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/events", {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        handles: [422],
        signal,
      }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["events"] },
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

/** The cursor no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"
