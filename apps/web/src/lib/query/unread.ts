import { queryOptions } from "@tanstack/react-query"
import { api } from "../api/api.ts"

/** Number of unread notifications. A background request: on failure the page stays as it is. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ["notifications", "unread"],
    queryFn: ({ signal }) => api("GET /v1/notifications/unread", { signal, handles: "all" }),
    meta: { tags: ["notifications"] },
  })
