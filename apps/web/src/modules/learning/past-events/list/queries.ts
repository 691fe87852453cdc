// The list's client cache. Apart from queries.ts, so that a past event's page does not load it.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { PastEventSearch } from "../address.ts"

/** The list for one URL; further pages are fetched on request. */
export const pastEventsQuery = ({ cursor, ...filters }: PastEventSearch) =>
  infiniteQueryOptions({
    queryKey: ["past-events", "list", filters, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/past-events", {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        handles: [422],
        signal,
      }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["past-events"] },
  })

/** The cursor no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"
