import { infiniteQueryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Notification = ApiResponse<"GET /v1/notifications">["items"][number]
export type Category = Notification["category"]
export type Push = ApiResponse<"GET /v1/push">
export type Settings = ApiResponse<"GET /v1/notifications/settings">

/** The server writes the texts in the reader's language. */
export const notificationsQuery = (category: Category | undefined) =>
  infiniteQueryOptions({
    queryKey: ["notifications", "list", category ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/notifications", {
        query: { ...(category ? { category } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["notifications"] },
  })

export async function loadNotifications(
  { queries }: Pick<RouterContext, "queries">,
  category: Category | undefined,
): Promise<void> {
  const cache = await queries.open()
  await cache.fetchInfiniteQuery(notificationsQuery(category))
}

export async function loadSettings(signal: AbortSignal): Promise<{ settings: Settings; push: Push }> {
  const [settings, push] = await Promise.all([
    api("GET /v1/notifications/settings", { signal }),
    api("GET /v1/push", { signal }),
  ])
  return { settings, push }
}
