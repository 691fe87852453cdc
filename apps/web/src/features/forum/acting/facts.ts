import { useQuery } from "@tanstack/react-query"
import { personalQuery } from "#web/lib/personal.ts"
import { refetch } from "#web/lib/refetch.ts"
import { useApp } from "#web/lib/use-app.ts"

/** What the reader may do with it; undefined until that is known. */
export const useMine = (noun: "question" | "answer", id: string) =>
  useQuery(personalQuery(`${noun}:${id}`)).data?.mine

/** Of everything on a question's page. */
export const tagsOf = (questionId: string) => [`question:${questionId}`, "mine"] as const

/** After something was written: the page shows it, and what may be done next. */
export function useRefetchQuestion(questionId: string): () => void {
  const { queries } = useApp()
  return () => refetch(queries.current(), tagsOf(questionId))
}
