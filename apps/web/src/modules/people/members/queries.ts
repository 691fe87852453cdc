import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { ReferenceKind } from "#web/lib/api/api-kinds.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import type { MemberFilters } from "./address.ts"

export type Member = ApiResponse<"GET /v1/members/{id}">

export const membersQuery = (filters: MemberFilters) =>
  infiniteQueryOptions({
    queryKey: ["members", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/members", { query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["members"] },
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ["members", "one", id],
    queryFn: ({ signal }) => api("GET /v1/members/{id}", { params: { id }, handles: [404], signal }),
    meta: { tags: ["members"] },
  })

const UNCHANGING = Number.POSITIVE_INFINITY

/** The part of a reference list that names need. */
export const namesQuery = (kind: ReferenceKind) =>
  queryOptions({
    queryKey: ["members", "names", kind],
    queryFn: async ({ signal }) => {
      const { items } = await api("GET /v1/reference/{kind}", { params: { kind }, query: {}, signal })
      return { items: items.map(({ id, name }) => ({ id, name })) }
    },
    staleTime: UNCHANGING,
  })

/** Null if there is no such university; the list is then empty too. */
export const universityQuery = (id: string) =>
  queryOptions({
    queryKey: ["members", "university", id],
    queryFn: ({ signal }) =>
      api("GET /v1/universities/{id}", { params: { id }, handles: [404], signal }).then(
        ({ name }) => name,
        () => null,
      ),
    staleTime: UNCHANGING,
  })

export const namedKinds = ["countries", "languages", "industries", "occupations"] as const

export async function loadMembers(
  { queries }: Pick<RouterContext, "queries">,
  filters: MemberFilters,
): Promise<void> {
  const cache = await queries.open()
  await Promise.all([
    cache.fetchInfiniteQuery(membersQuery(filters)),
    ...namedKinds.map((kind) => cache.fetchQuery(namesQuery(kind))),
    filters.university ? cache.fetchQuery(universityQuery(filters.university)) : undefined,
  ])
}
