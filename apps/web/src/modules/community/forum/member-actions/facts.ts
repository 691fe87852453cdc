import { useQuery } from "@tanstack/react-query"
import { useApp } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { refetch } from "#web/lib/query/refetch.ts"

/** The reader's permissions; undefined until loaded. */
export const useMine = (noun: "question" | "answer", id: string) =>
  useQuery(personalQuery(`${noun}:${id}`)).data?.mine

/** Cache tags of everything on a question's page. */
export const tagsOf = (questionId: string) => [`question:${questionId}`, "mine"] as const

/** Refetches the question and the reader's permissions after a post. */
export function useRefetchQuestion(questionId: string): () => void {
  const { queries } = useApp()
  return () => refetch(queries.current(), tagsOf(questionId))
}
