import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"

/** The questions merged into this one, for editors. */
export const mergedQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "merged", id],
    queryFn: ({ signal }) => api("GET /v1/editors/questions/{id}/merged", { params: { id }, signal }),
    meta: { tags: [`question:${id}`] },
  })
