import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"

/** What has become a part of a question, for editors. */
export const mergedQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "merged", id],
    queryFn: ({ signal }) => api("GET /v1/editors/questions/{id}/merged", { params: { id }, signal }),
    meta: { tags: [`question:${id}`] },
  })
