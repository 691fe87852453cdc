// Dragging rows with the mouse; keys and buttons work too. Touch screens have no drag events and use the
// buttons.
import { type RefObject, useEffect, useEffectEvent, useState } from "react"

interface Dragging {
  readonly onDrag: (isOn: boolean) => void
  readonly onDrop: () => void
}

/** True while something is dragged over it. */
export function useDragging(row: RefObject<HTMLElement | null>, on: Dragging): boolean {
  const [isOver, setOver] = useState(false)
  const drag = useEffectEvent(on.onDrag)
  const drop = useEffectEvent(on.onDrop)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const listening = new AbortController()
    const listen = <Name extends "dragstart" | "dragend" | "dragover" | "dragleave" | "drop">(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal })
    listen("dragstart", (event) => {
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "move"
      drag(true)
    })
    listen("dragend", () => drag(false))
    listen("dragover", (event) => {
      event.preventDefault()
      setOver(true)
    })
    listen("dragleave", () => setOver(false))
    listen("drop", (event) => {
      event.preventDefault()
      setOver(false)
      drop()
    })
    return () => listening.abort()
  }, [row])
  return isOver
}
