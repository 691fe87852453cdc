import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import type { TipReading } from "./address.ts"

export type TipSummary = ApiResponse<"GET /v1/tips">["items"][number]
export type Tip = Omit<ApiResponse<"GET /v1/tips/{id}">, "bodyHtml"> & { readonly body: PageHtml }

export const fetchNewestTips = (limit: number, signal: AbortSignal) =>
  api("GET /v1/tips", { query: { limit }, signal })

export const fetchTip = (id: string, reading: TipReading, signal: AbortSignal) =>
  api("GET /v1/tips/{id}", { params: { id }, query: reading, handles: [404, 422], signal })
