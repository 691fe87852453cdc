// The member's own episodes, entry sheets and résumés.

import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions, ApiResponse } from "#web/lib/api/api-client.ts"
import type { CareerDocumentContent } from "#web/lib/api/api-types.gen.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type CareerDocument = ApiResponse<"GET /v1/career/documents/{document}">
export type CareerDocumentSummary = ApiResponse<"GET /v1/career/documents">["items"][number]
export type CareerDocumentVersion =
  ApiResponse<"GET /v1/career/documents/{document}/versions">["items"][number]
/** The content of one kind of document: `ContentOf<"entry-sheet">`. */
export type ContentOf<Kind extends DocumentKind> = Extract<CareerDocumentContent, { kind: Kind }>
/** A document whose kind is known. */
export type DocumentOf<Kind extends DocumentKind> = Omit<CareerDocument, "kind" | "content"> & {
  readonly kind: Kind
  readonly content: ContentOf<Kind>
}

/** Tag of everything that a change of a document refetches. */
export const CAREER_DOCUMENTS = "career-documents"

/** All kinds without one. */
export const careerDocumentsQuery = (kind?: DocumentKind) =>
  queryOptions({
    queryKey: ["career-documents", kind ?? "all"],
    queryFn: ({ signal }) => api("GET /v1/career/documents", { query: kind ? { kind } : {}, signal }),
    staleTime: 0,
    meta: { tags: [CAREER_DOCUMENTS] },
  })

type Loading = Pick<RouterContext, "queries">

export async function loadCareerDocuments(context: Loading, kind?: DocumentKind) {
  return (await loadDocumentList(context, kind)).items
}

/** With the number of documents that cannot be opened. */
export const loadDocumentList = async ({ queries }: Loading, kind?: DocumentKind) =>
  (await queries.open()).fetchQuery(careerDocumentsQuery(kind))

export const fetchCareerDocument = (id: string, signal?: AbortSignal) =>
  api("GET /v1/career/documents/{document}", {
    params: { document: id },
    handles: [404, 422],
    ...(signal ? { signal } : {}),
  })

export const careerDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: ["career-document", id],
    queryFn: ({ signal }) => fetchCareerDocument(id, signal),
    staleTime: 0,
    meta: { tags: [CAREER_DOCUMENTS] },
  })

/** For loaders: an unknown id, or the id of another kind of document, is a page that does not exist. */
export async function loadCareerDocument<Kind extends DocumentKind>(
  kind: Kind,
  id: string,
  signal?: AbortSignal,
): Promise<DocumentOf<Kind>> {
  const document = await orNotFound(fetchCareerDocument(id, signal))
  if (!isOfKind(document, kind)) throw notFound()
  return document
}

export const isOfKind = <Kind extends DocumentKind>(
  document: CareerDocument,
  kind: Kind,
): document is CareerDocument & DocumentOf<Kind> => document.content.kind === kind

export const saveCareerDocument = (
  id: string,
  body: ApiOptions<"PUT /v1/career/documents/{document}">["body"],
) => api("PUT /v1/career/documents/{document}", { params: { document: id }, body, handles: "all" })

export const careerDocumentVersionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["career-document-versions", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/career/documents/{document}/versions", {
        params: { document: id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    meta: { tags: [CAREER_DOCUMENTS] },
  })

/** A kept version never changes. */
export const careerDocumentVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["career-document-version", id, version],
    queryFn: ({ signal }) =>
      api("GET /v1/career/documents/{document}/versions/{version}", {
        params: { document: id, version },
        handles: [404],
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
