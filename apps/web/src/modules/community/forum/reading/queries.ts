// Queries used after a question's page has hydrated.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { fetchQuestion, type Question } from "../queries.ts"
import { questionWithPageHtml } from "./with-page-html.ts"

/** The page's question, refetched when it changes and dropped on unmount. */
export const liveQuestionQuery = (loaded: Question, language: string | undefined) =>
  queryOptions({
    queryKey: ["questions", "one", loaded.id, language ?? null],
    queryFn: async ({ signal }) => questionWithPageHtml(await fetchQuestion(loaded.id, language, signal)),
    initialData: loaded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { tags: [`question:${loaded.id}`] },
  })

const histories = {
  question: "GET /v1/questions/{id}/history",
  answer: "GET /v1/answers/{id}/history",
} as const

export const historyQuery = (noun: keyof typeof histories, id: string) =>
  infiniteQueryOptions({
    queryKey: ["questions", "history", noun, id],
    queryFn: ({ pageParam, signal }) =>
      api(histories[noun], { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
