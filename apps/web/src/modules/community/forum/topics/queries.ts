import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"

export const followedTopicsQuery = () =>
  queryOptions({
    queryKey: ["topics", "followed"],
    queryFn: ({ signal }) => api("GET /v1/follows/topics", { handles: "all", signal }),
    meta: { tags: ["follow"] },
  })
