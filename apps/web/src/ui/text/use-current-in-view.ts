import { useEffect, useRef } from "react"

/** The row fades at its end. */
const FADE_PX = 48

/** For a row of links that scrolls sideways (`scroll-row`): shows the current one near the middle, and cuts no label at the start. */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const place = current === undefined ? null : row.current?.querySelector("[aria-current]")
    if (!row.current || !place) return
    const frame = row.current.getBoundingClientRect()
    const box = place.getBoundingClientRect()
    const toMiddle = box.left + box.width / 2 - (frame.left + frame.width / 2)
    const padding = Number.parseFloat(getComputedStyle(row.current).paddingLeft)
    const toEnd = row.current.scrollWidth - row.current.clientWidth - row.current.scrollLeft
    const toStarts = [...row.current.children]
      .map((label) => label.getBoundingClientRect().left - frame.left - padding)
      .filter((distance) => distance <= toEnd)
    const toClearOfEnd = box.right - (frame.right - FADE_PX)
    row.current.scrollLeft +=
      toStarts.findLast((distance) => distance <= toMiddle && distance >= toClearOfEnd) ??
      toStarts.find((distance) => distance >= toClearOfEnd) ??
      toMiddle
  }, [current])
  return row
}
