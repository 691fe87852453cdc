// The list's client cache. Apart from queries.ts, so that a tip's page does not load it.
import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { TipSearch } from "../address.ts"

/** The list for one URL; further pages are fetched on request. */
export const tipsQuery = ({ cursor, ...filters }: TipSearch) =>
  infiniteQueryOptions({
    queryKey: ["tips", "list", filters, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/tips", {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        handles: [422],
        signal,
      }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** The cursor no longer exists, as in an old bookmark. */
export const isStaleCursor = (error: unknown) => isApiError(error) && error.code === "cursor.invalid"
