import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"

export const visaPlanQuery = queryOptions({
  queryKey: ["visa-plan"],
  queryFn: ({ signal }) => api("GET /v1/visa-plan", { signal }),
  meta: { tags: ["visa-plan"] },
})
