import { useEffect, useRef } from "react"

/** For a navigation row that scrolls sideways: centres the current item. */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const place = current === undefined ? null : row.current?.querySelector("[aria-current=page]")
    if (!row.current || !place) return
    const [frame, box] = [row.current.getBoundingClientRect(), place.getBoundingClientRect()]
    row.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  }, [current])
  return row
}
