import type { InfiniteData } from "@tanstack/react-query"
import { useEffect, useRef } from "react"

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** The result of an infinite query. */
interface Paged<Item> {
  readonly data: InfiniteData<Page<Item>> | undefined
  readonly fetchNextPage: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
}

const NO_PAGES: readonly never[] = []

/** A list extended with "more". */
export function useGrowingList<Item>(query: Paged<Item>) {
  const list = useRef<HTMLElement>(null)
  const focusAt = useRef<number>(undefined)
  const pages: readonly Page<Item>[] = query.data?.pages ?? NO_PAGES
  const items = pages.flatMap((page) => page.items)
  // Moves focus to the first new item, not to the end of the old ones.
  useEffect(() => {
    const place = focusAt.current
    if (place === undefined || items.length <= place) return
    focusAt.current = undefined
    list.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true })
  }, [items.length])
  return {
    items,
    /** For the element whose children are the items. */
    listRef: (element: HTMLElement | null) => {
      list.current = element
    },
    more: {
      show: () => {
        focusAt.current = items.length
        void query.fetchNextPage()
      },
      hasNextPage: query.hasNextPage,
      isFetchingNextPage: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      /** Number of items in the last page fetched. */
      arrived: pages.length > 1 ? (pages.at(-1)?.items.length ?? 0) : 0,
      cursor: pages.at(-1)?.nextCursor ?? undefined,
    },
  }
}

export type MoreOfList = ReturnType<typeof useGrowingList>["more"]
