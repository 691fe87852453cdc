import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type CheckedInvitation = ApiResponse<"POST /v1/account-invitations/check">

const UNKNOWN: CheckedInvitation = { state: "unknown", invitation: null }

/** The token is in the body, because URLs end up in logs. A malformed token is treated as unknown. */
export async function judgeInvitation(token: string, signal: AbortSignal): Promise<CheckedInvitation> {
  try {
    return await api("POST /v1/account-invitations/check", { body: { token }, signal, handles: [422] })
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error
    return UNKNOWN
  }
}

export type OpenInvitation = ApiResponse<"GET /v1/editors/invitations">["items"][number]

export const invitationsQuery = queryOptions({
  queryKey: ["editors", "invitations"],
  queryFn: ({ signal }) => api("GET /v1/editors/invitations", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["account-invitations"] },
})

export type EditorAccount = ApiResponse<"GET /v1/editors/people">["items"][number]

export const editorsQuery = queryOptions({
  queryKey: ["editors", "people"],
  queryFn: ({ signal }) => api("GET /v1/editors/people", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: ["editor-accounts"] },
})

export async function loadInvitations({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await Promise.all([cache.fetchQuery(invitationsQuery), cache.fetchQuery(editorsQuery)])
}
