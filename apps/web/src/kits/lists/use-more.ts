import { useState } from "react"

interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** The first page comes with the document; further pages are fetched on request. */
export function useMore<Item extends { readonly id: string }>(
  first: Page<Item>,
  fetchMore: (cursor: string) => Promise<Page<Item>>,
) {
  const [later, setLater] = useState<Page<Item>>()
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready")
  const cursor = later ? later.nextCursor : first.nextCursor
  // The items of the document are the newer ones.
  const known = new Set(first.items.map(({ id }) => id))
  const more = async () => {
    if (cursor === null || state === "busy") return
    setState("busy")
    try {
      const { items, nextCursor } = await fetchMore(cursor)
      setLater({ items: [...(later?.items ?? []), ...items], nextCursor })
      setState("ready")
    } catch {
      setState("failed")
    }
  }
  return {
    items: [...first.items, ...(later?.items ?? []).filter(({ id }) => !known.has(id))],
    cursor,
    state,
    more,
  }
}
