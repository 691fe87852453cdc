import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type SecondFactor = ApiResponse<"GET /v1/second-factor">
