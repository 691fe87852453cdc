// Reference lists for forms. The browser caches them under their version, so each is fetched once.

import { api } from "../api/api.ts"
import type { ApiResponse } from "../api/api-client.ts"
import type { ReferenceKind } from "../api/api-kinds.ts"

export type ReferenceList = ApiResponse<"GET /v1/reference/{kind}">
export type University = ApiResponse<"GET /v1/universities/{id}">

/** The list's field shows failures. */
const handles = "all"

const versions = once(() => api("GET /v1/reference", { handles }))
const lists = new Map<ReferenceKind, () => Promise<ReferenceList>>()

/** In the browser only, and once for all fields of a page. */
export function fetchList(kind: ReferenceKind): Promise<ReferenceList> {
  const fetching = lists.get(kind) ?? once(() => fetchNow(kind))
  lists.set(kind, fetching)
  return fetching()
}

async function fetchNow(kind: ReferenceKind): Promise<ReferenceList> {
  const { items } = await versions()
  const version = items.find((one) => one.kind === kind)?.version
  return api("GET /v1/reference/{kind}", { params: { kind }, query: version ? { version } : {}, handles })
}

/** A failed call is retried by the next caller. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

interface UniversitySearch {
  readonly query: string
  readonly region?: string | undefined
}

export const findUniversities = ({ query, region }: UniversitySearch, signal: AbortSignal) =>
  api("GET /v1/universities", {
    query: { query, ...(region === undefined ? {} : { region }), limit: 20 },
    handles,
    signal,
  })

export const fetchUniversity = (id: string) => api("GET /v1/universities/{id}", { params: { id }, handles })
