import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import type { SavedView } from "./address.ts"

type SavedPage = ApiResponse<"GET /v1/saved">
export type SavedThing = SavedPage["items"][number]
export type Collection = ApiResponse<"GET /v1/collections">["collections"][number]

export const savedQuery = (view: SavedView) =>
  infiniteQueryOptions({
    queryKey: ["saved", "list", view],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/saved", {
        query: { ...view, ...(pageParam ? { cursor: pageParam } : {}) },
        // The collection may have been deleted meanwhile, for example in another tab: show it as empty.
        handles: [404],
        signal,
      }).catch(emptyIfDeleted),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["saved"] },
  })

function emptyIfDeleted(error: unknown): SavedPage {
  if (isApiError(error) && error.status === 404) return { items: [], nextCursor: null }
  throw error
}

/** The member's collections, and the number of items in each list. */
export const collectionsQuery = queryOptions({
  queryKey: ["saved", "collections"],
  queryFn: ({ signal }) => api("GET /v1/collections", { signal }),
  meta: { tags: ["saved"] },
})

export async function loadSaved({ queries }: Pick<RouterContext, "queries">, view: SavedView): Promise<void> {
  const cache = await queries.open()
  await Promise.all([cache.fetchInfiniteQuery(savedQuery(view)), cache.fetchQuery(collectionsQuery)])
}

/** Applies `change` to all items and keeps the page lengths. */
export function changeItems(
  data: InfiniteData<SavedPage, unknown>,
  change: (items: readonly SavedThing[]) => readonly SavedThing[],
): InfiniteData<SavedPage, unknown> {
  const items = [...change(data.pages.flatMap((page) => page.items))]
  const last = data.pages.length - 1
  const pages = data.pages.map((page, i) => ({
    ...page,
    items: i === last ? items.splice(0) : items.splice(0, page.items.length),
  }))
  return { ...data, pages }
}

export const isSame = (a: Pick<SavedThing, "noun" | "id">, b: Pick<SavedThing, "noun" | "id">) =>
  a.noun === b.noun && a.id === b.id

/** Moves an item to the position of another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : others.toSpliced(to, 0, item)
}
