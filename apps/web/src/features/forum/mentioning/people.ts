import { useCallback } from "react"
import { api } from "#web/lib/api.ts"
import type { PeopleDoor } from "#web/ui/writing/use-people.ts"

/** Whom a text in this thread may speak to; before there is one, senpai of the directory alone. */
export const usePeopleOf = (questionId?: string): PeopleDoor =>
  useCallback(
    async (name, signal) => {
      const query = { name, ...(questionId === undefined ? {} : { questionId }) }
      return (await api("GET /v1/mentionable", { query, handles: "all", signal })).items
    },
    [questionId],
  )
