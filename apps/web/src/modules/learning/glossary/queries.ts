import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type GlossaryTerm = ApiResponse<"GET /v1/glossary">["items"][number]

export const fetchGlossary = (signal: AbortSignal) => api("GET /v1/glossary", { signal })
