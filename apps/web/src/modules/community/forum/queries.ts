import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"

export type QuestionSummary = ApiResponse<"GET /v1/questions">["items"][number]
export type ShownTopic = ApiResponse<"GET /v1/topics">["items"][number]
export type Writer = QuestionSummary["author"]

export type SentQuestion = ApiResponse<"GET /v1/questions/{id}">
export type SentAnswer = SentQuestion["answers"]["items"][number]
export type SentComment = SentQuestion["comments"]["items"][number]

/** As rendered: HTML already in the document is not sent twice (PageHtml). */
type WithPageHtml<Thing> = Omit<Thing, "bodyHtml" | "comments" | "answers"> & { readonly body: PageHtml }
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}
export type Comment = WithPageHtml<SentComment>
export type Answer = WithPageHtml<SentAnswer> & { readonly comments: Page<Comment> }
export type Question = WithPageHtml<SentQuestion> & {
  readonly comments: Page<Comment>
  readonly answers: Page<Answer>
}

export const fetchQuestion = (id: string, language: string | undefined, signal: AbortSignal) =>
  api("GET /v1/questions/{id}", {
    params: { id },
    query: language === undefined ? {} : { language },
    handles: [404, 422],
    signal,
  })

/** For the home page. */
export const fetchAnswered = (signal: AbortSignal) => api("GET /v1/questions/answered", { signal })

export const fetchTopics = (signal: AbortSignal) => api("GET /v1/topics", { signal })

/** The pages after the first, which comes with the question. */
export const fetchAnswers = (id: string, language: string | undefined, cursor: string, signal: AbortSignal) =>
  api("GET /v1/questions/{id}/answers", {
    params: { id },
    query: { cursor, ...(language === undefined ? {} : { language }) },
    handles: [404, 422],
    signal,
  })

export const fetchComments = (about: { noun: "question" | "answer"; id: string }, cursor: string) =>
  api("GET /v1/comments", { query: { ...about, cursor }, handles: "all" })

export const fetchInTopic = (topic: ShownTopic["key"], limit: number, signal: AbortSignal) =>
  api("GET /v1/questions", { query: { topic, sort: "helpful", limit }, signal })
