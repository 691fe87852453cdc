import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type MemberNote = ApiResponse<"GET /v1/editors/members/{id}/notes">["items"][number]

export const notesTag = (memberId: string) => `member-notes:${memberId}`

export const notesQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ["editors", "member-notes", memberId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/members/{id}/notes", {
        params: { id: memberId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [notesTag(memberId)] },
  })
