// Printing: what does not fit, pages as pictures, and the files.
import type { Paper, ResumeForm } from "@shirube/vocabulary/career/resumes/choices"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type PrintCheck = ApiResponse<"GET /v1/career/documents/{document}/print-check">
export type PrintProblem = PrintCheck["problems"][number]

export interface Print {
  readonly id: string
  /** The saved version: a later one is printed again. */
  readonly version: number
  readonly form: ResumeForm
  readonly paper: Paper
}

/** The photo belongs to the member, not to one version of a résumé. */
export const RESUME_PHOTO = "resume-photo"

export const printCheckQuery = ({ id, version, form, paper }: Print) =>
  queryOptions({
    queryKey: ["resume-print-check", id, version, form, paper],
    queryFn: ({ signal }) =>
      api("GET /v1/career/documents/{document}/print-check", {
        params: { document: id },
        query: { form, paper },
        handles: "all",
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const pageQuery = ({ id, version, form, paper }: Print, page: number) =>
  queryOptions({
    queryKey: ["resume-page", id, version, form, paper, page],
    queryFn: ({ signal }) =>
      api("GET /v1/career/documents/{document}/pages/{page}", {
        params: { document: id, page },
        query: { form, paper },
        answer: "file",
        handles: "all",
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    meta: { tags: [RESUME_PHOTO] },
  })

export const resumePhotoQuery = () =>
  queryOptions({
    queryKey: ["resume-photo"],
    queryFn: ({ signal }) => api("GET /v1/career/resume-photo", { signal }),
    staleTime: 60_000,
    meta: { tags: [RESUME_PHOTO] },
  })
