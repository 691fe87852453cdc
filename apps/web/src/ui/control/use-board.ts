// Cards in columns, moved by dragging a handle. Moving by Alt and an arrow key, or by buttons, is up to the
// card.
import { type PointerEvent, useRef, useState } from "react"

export interface Target {
  readonly column: number
  /** The index in the column, not counting the dragged card. */
  readonly at: number
}

interface Board {
  readonly onDrop: (card: string, to: Target) => void
}

/** Near an edge of the window the page scrolls along. */
const EDGE = 72
const STEP = 14

export function useBoard({ onDrop }: Board) {
  const columns = useRef<(HTMLElement | null)[]>([])
  const [drag, setDrag] = useState<{ readonly card: string; readonly to: Target | undefined }>()

  const targetAt = (x: number, y: number, card: string): Target | undefined => {
    const column = columns.current.findIndex((element) => {
      const box = element?.getBoundingClientRect()
      return (
        box !== undefined && x >= box.left && x <= box.right && y >= box.top - EDGE && y <= box.bottom + EDGE
      )
    })
    const element = columns.current[column]
    if (!element) return undefined
    const cards = [...element.querySelectorAll<HTMLElement>("[data-card]")].filter(
      (each) => each.dataset.card !== card,
    )
    const above = cards.filter((each) => {
      const { top, height } = each.getBoundingClientRect()
      return top + height / 2 < y
    })
    return { column, at: above.length }
  }

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return
    if (clientY < EDGE) scrollBy(0, -STEP)
    if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
    const to = targetAt(clientX, clientY, drag.card)
    if (to?.column !== drag.to?.column || to?.at !== drag.to?.at) setDrag({ ...drag, to })
  }
  const drop = () => {
    if (drag?.to) onDrop(drag.card, drag.to)
    setDrag(undefined)
  }

  return {
    columnRef: (column: number) => (element: HTMLElement | null) => {
      columns.current[column] = element
    },
    isDragged: (card: string) => drag?.card === card,
    /** The index at which a dragged card would be dropped in this column. */
    targetIn: (column: number): number | undefined => (drag?.to?.column === column ? drag.to.at : undefined),
    handle: (card: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ card, to: undefined })
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
