import type { ReferenceKind } from "@shirube/contract/reference"
import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"

export type Profile = ApiResponse<"GET /v1/profile">
export type ShownProfile = ApiResponse<"GET /v1/profile/preview">
export type Consents = ApiResponse<"GET /v1/consents">["items"]
export type University = ApiResponse<"GET /v1/universities">["items"][number]

/** As little of a list as a form needs. */
export interface ListItem {
  readonly id: string
  readonly name: { readonly en: string; readonly ja: string }
}
export type Lists<Kind extends ReferenceKind> = Readonly<Record<Kind, readonly ListItem[]>>

export const loadProfile = (signal: AbortSignal) => api("GET /v1/profile", { signal })
export const loadPreview = (signal: AbortSignal) => api("GET /v1/profile/preview", { signal })
export const loadConsents = async (signal: AbortSignal): Promise<Consents> =>
  (await api("GET /v1/consents", { signal })).items

export async function loadLists<const Kind extends ReferenceKind>(
  kinds: readonly Kind[],
  signal: AbortSignal,
): Promise<Lists<Kind>> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { items } = await api("GET /v1/reference/{kind}", { params: { kind }, query: {}, signal })
      return [kind, items.map(({ id, name }) => ({ id, name }))] as const
    }),
  )
  return Object.fromEntries(lists) as Record<string, readonly ListItem[]> as Lists<Kind>
}

const MOST_SHOWN = 50

/** Those that fit what was typed, wherever they are; without a word, those of the region. */
export const findUniversities = async (
  { query, region }: { query: string; region: string | null },
  signal: AbortSignal,
): Promise<readonly University[]> => {
  const by = query === "" ? (region === null ? {} : { region }) : { query }
  return (await api("GET /v1/universities", { query: { ...by, limit: MOST_SHOWN }, signal })).items
}

export const loadUniversity = async (id: string | null, signal: AbortSignal): Promise<University | null> =>
  id === null
    ? null
    : api("GET /v1/universities/{id}", { params: { id }, handles: [404], signal }).catch(() => null)
