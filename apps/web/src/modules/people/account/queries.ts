import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type Account = ApiResponse<"GET /v1/account">

export const loadAccount = (signal: AbortSignal): Promise<Account> => api("GET /v1/account", { signal })
