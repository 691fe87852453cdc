import { useCallback } from "react"
import { api } from "#web/lib/api/api.ts"
import type { MentionSource } from "#web/ui/writing/use-people.ts"

/** People who can be mentioned in this thread; for a new question, only the directory's senpai. */
export const usePeopleOf = (questionId?: string): MentionSource =>
  useCallback(
    async (name, signal) => {
      const query = { name, ...(questionId === undefined ? {} : { questionId }) }
      return (await api("GET /v1/mentionable", { query, handles: "all", signal })).items
    },
    [questionId],
  )
