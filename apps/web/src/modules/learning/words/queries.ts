import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type KeptWord = ApiResponse<"GET /v1/words">["items"][number]
export type WordReview = NonNullable<KeptWord["review"]>
export type GlossaryTerm = ApiResponse<"GET /v1/glossary">["items"][number]

/** A kept word with what the glossary says about it. */
export interface LearnedWord {
  readonly word: KeptWord
  readonly term: GlossaryTerm
}

/** One page has all of them: there are no more than the glossary has terms. */
export const wordsQuery = queryOptions({
  queryKey: ["words"],
  queryFn: ({ signal }) => api("GET /v1/words", { signal }),
  meta: { tags: ["words"] },
})

export const termsQuery = queryOptions({
  queryKey: ["glossary"],
  queryFn: async ({ signal }) =>
    new Map((await api("GET /v1/glossary", { signal })).items.map((term) => [term.key, term])),
})
