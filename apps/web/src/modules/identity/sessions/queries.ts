import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type Session = ApiResponse<"GET /v1/sessions">["items"][number]
