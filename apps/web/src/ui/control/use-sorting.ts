// A list whose rows are reordered by dragging a handle, by buttons, or by Alt and an arrow key.
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react"

interface Sorting {
  /** Number of rows. */
  readonly count: number
  readonly onMove: (from: number, to: number) => void
}

/** Near an edge of the window the page scrolls along. */
const EDGE = 72
const STEP = 14

export function useSorting({ count, onMove }: Sorting) {
  const list = useRef<HTMLElement>(null)
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>()
  const held = useRef<Element>(null)

  // A row that moves loses the focus; restore it.
  useLayoutEffect(() => {
    const before = held.current
    if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
      before.focus({ preventScroll: true })
    held.current = document.activeElement
  })

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    held.current = document.activeElement
    onMove(from, to)
  }

  const placeAt = (y: number, from: number) =>
    [...(list.current?.children ?? [])].filter((row, i) => {
      const { top, height } = row.getBoundingClientRect()
      return i !== from && top + height / 2 < y
    }).length

  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return
    if (clientY < EDGE) scrollBy(0, -STEP)
    if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
    const to = placeAt(clientY, drag.from)
    if (to !== drag.to) setDrag({ ...drag, to })
  }
  const drop = () => {
    if (drag) move(drag.from, drag.to)
    setDrag(undefined)
  }

  return {
    /** For the element whose children are the rows. */
    sortingRef: (element: HTMLElement | null) => {
      list.current = element
    },
    move,
    /** Where a line shows the drop position. */
    lineAt: (row: number): "above" | "below" | undefined =>
      !drag || drag.to === drag.from || drag.to !== row ? undefined : drag.to < drag.from ? "above" : "below",
    isDragged: (row: number) => drag?.from === row,
    handle: (row: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: row, to: row })
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
    /** For the row: handles keys from anywhere in it. */
    onRowKey: (row: number) => (event: KeyboardEvent) => {
      if (event.key === "Escape" && drag) return setDrag(undefined)
      const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
      if (!event.altKey || step === 0 || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      move(row, row + step)
    },
  }
}
