import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type Passkey = ApiResponse<"GET /v1/passkeys">["items"][number]
