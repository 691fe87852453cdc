import type { InterviewKind } from "@shirube/vocabulary/career/interview-practice/choices"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"

export type InterviewQuestion = ApiResponse<"GET /v1/interview-questions/{id}">
export type InterviewQuestionSummary = ApiResponse<"GET /v1/interview-questions">["items"][number]
export type InterviewQuestionList = ApiResponse<"GET /v1/interview-questions">

export const fetchInterviewQuestion = (id: string, signal: AbortSignal) =>
  api("GET /v1/interview-questions/{id}", { params: { id }, handles: [404, 422], signal })

/** More than there are. */
const ALL = 100

export const fetchIdsOfKind = async (kind: InterviewKind | undefined) =>
  (await api("GET /v1/interview-questions", { query: { limit: ALL, ...(kind ? { kind } : {}) } })).items.map(
    ({ id }) => id,
  )

export async function loadInterviewQuestion(id: string, signal: AbortSignal): Promise<InterviewQuestion> {
  return orNotFound(fetchInterviewQuestion(id, signal))
}
