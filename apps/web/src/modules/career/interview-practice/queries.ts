import type { InterviewKind } from "@shirube/vocabulary/career/interview-practice/choices"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

export type InterviewQuestion = ApiResponse<"GET /v1/interview-questions/{id}">
export type InterviewQuestionSummary = ApiResponse<"GET /v1/interview-questions">["items"][number]
export type InterviewQuestionList = ApiResponse<"GET /v1/interview-questions">

export const fetchInterviewQuestion = (id: string, signal: AbortSignal) =>
  api("GET /v1/interview-questions/{id}", { params: { id }, handles: [404, 422], signal })

/** The id is unknown (404) or malformed (422). */
export const isUnknownQuestion = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422)

/** More than there are. */
const ALL = 100

export const fetchIdsOfKind = async (kind: InterviewKind | undefined) =>
  (await api("GET /v1/interview-questions", { query: { limit: ALL, ...(kind ? { kind } : {}) } })).items.map(
    ({ id }) => id,
  )
