import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

export type Judged = ApiResponse<"POST /v1/account-invitations/check">

const UNKNOWN: Judged = { state: "unknown", invitation: null }

/** The token is in the body, because URLs end up in logs. A malformed token is treated as unknown. */
export async function judgeInvitation(token: string, signal: AbortSignal): Promise<Judged> {
  try {
    return await api("POST /v1/account-invitations/check", { body: { token }, signal, handles: [422] })
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error
    return UNKNOWN
  }
}
