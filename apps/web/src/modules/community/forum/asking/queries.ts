// Queries for the forms.
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { fetchInTopic, type ShownTopic } from "../queries.ts"

const LONGEST_TITLE = 200

export const similarQuery = (title: string) =>
  queryOptions({
    queryKey: ["questions", "similar", title],
    queryFn: ({ signal }) =>
      api("GET /v1/questions/similar", {
        query: { title: title.slice(0, LONGEST_TITLE) },
        handles: "all",
        signal,
      }),
    // Keeps showing the previous results while new ones load.
    placeholderData: keepPreviousData,
  })

const IN_TOPIC = 3

/** What others asked about a topic, the most helpful first. */
export const inTopicQuery = (topic: ShownTopic["key"]) =>
  queryOptions({
    queryKey: ["questions", "in-topic", topic],
    queryFn: ({ signal }) => fetchInTopic(topic, IN_TOPIC, signal),
  })

/** The profile's level as the default. */
export const ownLevelQuery = () =>
  queryOptions({
    queryKey: ["questions", "own-level"],
    queryFn: async ({ signal }) => {
      const { japaneseLevel } = await api("GET /v1/profile", { handles: "all", signal })
      return japaneseLevel
    },
  })

const texts = { question: "GET /v1/questions/{id}/texts", answer: "GET /v1/answers/{id}/texts" } as const

/** With the source text as typed. */
export const textsQuery = (noun: keyof typeof texts, id: string) =>
  queryOptions({
    queryKey: ["questions", "texts", noun, id],
    queryFn: ({ signal }) => api(texts[noun], { params: { id }, signal }),
    // Never cached: editing starts with the current text.
    staleTime: 0,
    gcTime: 0,
  })
