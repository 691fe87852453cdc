// The documents of the editors: drafts, their history, and who is writing.
import {
  LONGEST_WRITING_SEARCH,
  WRITING_LOCK_BEAT_SECONDS,
  type WritingFilter,
  type WritingNounName,
  type WritingPartName,
  writingFilters,
  writingNouns,
} from "@shirube/vocabulary/editorial/writing/choices"
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readWords } from "#web/lib/page/search-values.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type WritingDocument = ApiResponse<"GET /v1/editors/writing/{noun}/{id}">
export type WritingSummary = ApiResponse<"GET /v1/editors/writing">["items"][number]
/** What publishing still needs. */
export type Missing = WritingDocument["missing"][number]
export type WritingSide = WritingSummary["sides"][number]
export type WritingVersion = ApiResponse<"GET /v1/editors/writing/{noun}/{id}/versions">["items"][number]
export type WritingNoun = ApiResponse<"GET /v1/editors/writing/nouns">["items"][number]

export interface DocumentKey {
  readonly noun: WritingNounName
  readonly id: string
}

/** Every list of documents. */
export const WRITING = "writing"
export const tagOf = ({ noun, id }: DocumentKey) => `writing:${noun}:${id}`

export interface WritingSearch {
  readonly noun?: WritingNounName
  readonly state?: WritingFilter
  readonly q?: string
}

export const readNoun = (value: unknown): WritingNounName | undefined =>
  writingNouns.find((each) => each === value)

export const readWritingSearch = ({ noun, state, q }: Record<string, unknown>): WritingSearch =>
  known({
    noun: readNoun(noun),
    state: writingFilters.find((each) => each === state),
    q: readWords(q, LONGEST_WRITING_SEARCH),
  })

export function writingHref(search: WritingSearch): Address {
  const query = new URLSearchParams({ ...search }).toString()
  return query === "" ? "/editors/writing" : `/editors/writing?${query}`
}

export const documentHref = ({ noun, id }: DocumentKey): Address => `/editors/writing/${noun}/${id}`
export const previewHref = ({ noun, id }: DocumentKey, language: Language): Address =>
  `/editors/writing/${noun}/${id}/preview?language=${language}`

export const readPreviewSearch = ({ language }: Record<string, unknown>): { language?: Language } =>
  known({ language: isLanguage(language) ? language : undefined })

export const nounsQuery = queryOptions({
  queryKey: ["editors", "writing", "nouns"],
  queryFn: ({ signal }) => api("GET /v1/editors/writing/nouns", { signal }),
  staleTime: EDITORS_FRESH_MS,
  meta: { tags: [WRITING] },
})

export const documentsQuery = (search: WritingSearch) =>
  infiniteQueryOptions({
    queryKey: ["editors", "writing", search.noun ?? "", search.state ?? "", search.q ?? ""],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/writing", {
        query: { ...search, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [WRITING] },
  })

export const fetchDocument = (params: DocumentKey, signal?: AbortSignal) =>
  api("GET /v1/editors/writing/{noun}/{id}", { params, handles: [404], ...(signal ? { signal } : {}) })

/** Its status; the text that is being written is the editor's own. */
export const documentQuery = (key: DocumentKey) =>
  queryOptions({
    queryKey: ["editors", "writing", "document", key.noun, key.id],
    queryFn: ({ signal }) => fetchDocument(key, signal),
    staleTime: EDITORS_FRESH_MS,
    meta: { tags: [tagOf(key)] },
  })

/** Takes the lock if no one has it, and says again and again that it is still needed. */
export const lockQuery = (key: DocumentKey) =>
  queryOptions({
    queryKey: ["editors", "writing", "lock", key.noun, key.id],
    queryFn: ({ signal }) =>
      api("POST /v1/editors/writing/{noun}/{id}/lock", {
        params: key,
        body: { takeOver: false },
        handles: "all",
        signal,
      }),
    refetchInterval: WRITING_LOCK_BEAT_SECONDS * 1_000,
    // A look into another tab is no leave.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })

/** The page is left. Without a connection the lock expires. */
export const releaseLock = (params: DocumentKey) =>
  api("DELETE /v1/editors/writing/{noun}/{id}/lock", { params, handles: "all", keepalive: true }).catch(
    () => {},
  )

export const savePart = (
  key: DocumentKey,
  part: WritingPartName,
  body: { readonly version: number; readonly fields: Record<string, unknown> },
) =>
  api("PUT /v1/editors/writing/{noun}/{id}/{part}/draft", {
    params: { ...key, part },
    body,
    handles: "all",
  })

export const versionsQuery = (key: DocumentKey) =>
  infiniteQueryOptions({
    queryKey: ["editors", "writing", "versions", key.noun, key.id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/editors/writing/{noun}/{id}/versions", {
        params: key,
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    meta: { tags: [tagOf(key)] },
  })

export const versionQuery = (key: DocumentKey, number: number) =>
  queryOptions({
    queryKey: ["editors", "writing", "version", key.noun, key.id, number],
    queryFn: ({ signal }) =>
      api("GET /v1/editors/writing/{noun}/{id}/versions/{number}", { params: { ...key, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Context = Pick<RouterContext, "queries">

export async function loadWriting({ queries }: Context, search: WritingSearch): Promise<void> {
  const cache = await queries.open()
  await Promise.all([cache.fetchQuery(nounsQuery), cache.fetchInfiniteQuery(documentsQuery(search))])
}

export const loadDocument = (key: DocumentKey, signal: AbortSignal): Promise<WritingDocument> =>
  orNotFound(fetchDocument(key, signal))
