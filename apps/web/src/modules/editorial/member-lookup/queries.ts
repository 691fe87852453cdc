import { LONGEST_MEMBER_SEARCH } from "@shirube/vocabulary/editorial/member-lookup/choices"
import { type Role, roles } from "@shirube/vocabulary/product"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readWords } from "#web/lib/page/search-values.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type FoundMember = ApiResponse<"GET /v1/editors/members">["items"][number]
export type MemberRecord = ApiResponse<"GET /v1/editors/members/{id}">

/** Changed by every action on a person. */
export const MEMBERS_TAG = "members-found"

export interface MemberSearch {
  readonly q?: string
  readonly role?: Role
}

export const readMemberSearch = ({ q, role }: Record<string, unknown>): MemberSearch =>
  known({ q: readWords(q, LONGEST_MEMBER_SEARCH), role: roles.find((each) => each === role) })

/** The list that is open stays beside the person. */
export function memberHref(id: string | undefined, search: MemberSearch): Address {
  const query = new URLSearchParams({ ...search }).toString()
  const path = id === undefined ? "/editors/people" : (`/editors/people/${id}` as const)
  return query === "" ? path : `${path}?${query}`
}

export const membersQuery = (search: MemberSearch) =>
  infiniteQueryOptions({
    queryKey: ["editors", "members", search.q ?? "", search.role ?? ""],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/members", {
        query: { ...search, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [MEMBERS_TAG] },
  })

/** Every reading is recorded, so it is not repeated when the window gets the focus. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ["editors", "member", id],
    queryFn: ({ signal }) => api("GET /v1/editors/members/{id}", { params: { id }, signal, handles: [404] }),
    staleTime: EDITORS_FRESH_MS,
    refetchOnWindowFocus: false,
    meta: { tags: [MEMBERS_TAG] },
  })

type Context = Pick<RouterContext, "queries">

export async function loadMembers({ queries }: Context, search: MemberSearch): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(membersQuery(search))
}

export async function loadMember(context: Context, id: string, search: MemberSearch): Promise<MemberRecord> {
  const cache = await context.queries.open()
  const [member] = await Promise.all([
    orNotFound(cache.fetchQuery(memberQuery(id))),
    loadMembers(context, search),
  ])
  return member
}
