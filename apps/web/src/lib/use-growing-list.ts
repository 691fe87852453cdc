import { useEffect, useRef } from "react"

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** A list that grows below as the reader asks for more. */
export function useGrowingList<Item>(pages: readonly Page<Item>[], fetchNextPage: () => unknown) {
  const list = useRef<HTMLElement>(null)
  const goOnAt = useRef<number>(undefined)
  const items = pages.flatMap((page) => page.items)
  const showMore = () => {
    goOnAt.current = items.length
    void fetchNextPage()
  }
  // A keyboard or a screen reader goes on where the new ones begin, not at the end of the old ones.
  useEffect(() => {
    const place = goOnAt.current
    if (place === undefined || items.length <= place) return
    goOnAt.current = undefined
    list.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true })
  }, [items.length])
  return {
    items,
    showMore,
    /** For the element whose children are the items. */
    listRef: (element: HTMLElement | null) => {
      list.current = element
    },
    /** How many came with the last page asked for. */
    arrived: pages.length > 1 ? (pages.at(-1)?.items.length ?? 0) : 0,
    nextCursor: pages.at(-1)?.nextCursor ?? undefined,
  }
}
