// The list's client cache. Apart from queries.ts, so that a past event's page does not load it.
import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { PastEventSearch } from "../address.ts"

export const pastEventsQuery = ({ cursor, ...filters }: PastEventSearch) =>
  listQuery({
    key: ["past-events", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/past-events", { query: { ...filters, ...page }, handles: [422], signal }),
    tags: ["past-events"],
  })
