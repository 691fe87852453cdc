import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"

export const dueQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: ["calendar", "due", from, until],
    queryFn: ({ signal }) => api("GET /v1/calendar/due", { query: { from, until }, signal }),
    meta: { tags: ["due"] },
  })
