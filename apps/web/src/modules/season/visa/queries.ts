import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"

export const visaPlanQuery = queryOptions({
  queryKey: ["visa-plan"],
  queryFn: ({ signal }) => api("GET /v1/visa-plan", { signal }),
  meta: { tags: ["visa-plan"] },
})

/** What the profile knows: the month of graduation. */
export const knownQuery = queryOptions({
  queryKey: ["visa-plan", "known"],
  queryFn: async ({ signal }) => {
    const { graduationMonth } = await api("GET /v1/profile", { handles: "all", signal })
    return { graduation: graduationMonth }
  },
})
