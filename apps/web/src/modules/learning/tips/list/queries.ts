// The list's client cache. Apart from queries.ts, so that a tip's page does not load it.
import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { TipSearch } from "../address.ts"

export const tipsQuery = ({ cursor, ...filters }: TipSearch) =>
  listQuery({
    key: ["tips", "list", filters],
    cursor,
    fetch: (page, signal) => api("GET /v1/tips", { query: { ...filters, ...page }, handles: [422], signal }),
  })
