import { LONGEST_AUDIT_SEARCH } from "@shirube/vocabulary/editorial/audit-log/choices"
import { isDay } from "@shirube/vocabulary/time/days"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readForm, readUuid, readWords } from "#web/lib/page/search-values.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type AuditEntry = ApiResponse<"GET /v1/editors/audit-log">["items"][number]

export interface AuditSearch {
  readonly q?: string
  readonly event?: string
  readonly person?: string
  readonly from?: string
  readonly until?: string
}

const EVENT = /^[a-z_]{1,40}\.[a-z_]{1,39}$/
const readDay = (value: unknown) => (typeof value === "string" && isDay(value) ? value : undefined)

export const readAuditSearch = ({ q, event, person, from, until }: Record<string, unknown>): AuditSearch =>
  known({
    q: readWords(q, LONGEST_AUDIT_SEARCH),
    event: readForm(event, EVENT),
    person: readUuid(person),
    from: readDay(from),
    until: readDay(until),
  })

export function auditHref(search: AuditSearch): Address {
  const query = new URLSearchParams({ ...search }).toString()
  return query === "" ? "/editors/audit-log" : `/editors/audit-log?${query}`
}

export const auditEntriesQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ["editors", "audit-log", search],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/audit-log", {
        query: { ...search, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: EDITORS_FRESH_MS,
  })

export const auditEventsQuery = queryOptions({
  queryKey: ["editors", "audit-events"],
  queryFn: ({ signal }) => api("GET /v1/editors/audit-log/events", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export async function loadAuditLog(
  { queries }: Pick<RouterContext, "queries">,
  search: AuditSearch,
): Promise<void> {
  const cache = await queries.open()
  await Promise.all([cache.fetchInfiniteQuery(auditEntriesQuery(search)), cache.fetchQuery(auditEventsQuery)])
}
