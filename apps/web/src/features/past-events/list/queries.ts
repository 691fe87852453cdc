// What the list keeps in the client cache. Apart from queries.ts, so that a past event does without.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { PastEventSearch } from "../address.ts"

/** The list of one address; its pages after the first are fetched as the reader asks for more. */
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

/** A place in a list that no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"
