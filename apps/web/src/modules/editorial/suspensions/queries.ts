import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type OwnSuspension = NonNullable<ApiResponse<"GET /v1/account/suspension">["suspension"]>

/** Null once the suspension has ended. */
export async function loadSuspension(signal: AbortSignal): Promise<OwnSuspension | null> {
  const { suspension } = await api("GET /v1/account/suspension", { signal })
  return suspension
}
