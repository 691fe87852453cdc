import { queryOptions } from "@tanstack/react-query"
import { api } from "./api.ts"

/** How many notifications wait. Nobody has asked for it: a failure leaves the page as it is. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ["notifications", "unread"],
    queryFn: ({ signal }) => api("GET /v1/notifications/unread", { signal, handles: "all" }),
    meta: { tags: ["notifications"] },
  })
