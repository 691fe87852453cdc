import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { ReferenceKind } from "#web/lib/api/api-kinds.ts"

export type Profile = ApiResponse<"GET /v1/profile">
export type ShownProfile = ApiResponse<"GET /v1/profile/preview">
export type Consents = ApiResponse<"GET /v1/consents">
export type University = ApiResponse<"GET /v1/universities/{id}">

export type ReferenceList = ApiResponse<"GET /v1/reference/{kind}">
export type Lists<Kind extends ReferenceKind> = Readonly<Record<Kind, ReferenceList>>

export const loadProfile = (signal: AbortSignal) => api("GET /v1/profile", { signal })
export const loadPreview = (signal: AbortSignal) => api("GET /v1/profile/preview", { signal })
export const loadConsents = (signal: AbortSignal): Promise<Consents> => api("GET /v1/consents", { signal })

export async function loadLists<const Kind extends ReferenceKind>(
  kinds: readonly Kind[],
  signal: AbortSignal,
): Promise<Lists<Kind>> {
  const lists = await Promise.all(
    kinds.map(
      async (kind) =>
        [kind, await api("GET /v1/reference/{kind}", { params: { kind }, query: {}, signal })] as const,
    ),
  )
  return Object.fromEntries(lists) as Record<string, ReferenceList> as Lists<Kind>
}

export const loadUniversity = async (id: string | null, signal: AbortSignal): Promise<University | null> =>
  id === null
    ? null
    : api("GET /v1/universities/{id}", { params: { id }, handles: [404], signal }).catch(() => null)
