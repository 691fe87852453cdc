import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/** Turns with a swipe on a phone and the arrow keys on a keyboard. Undefined at either end. */
export function useTurning({ back, on }: { back: string | undefined; on: string | undefined }): void {
  const router = useRouter()
  useEffect(() => {
    const go = (href: string | undefined) => {
      if (href !== undefined) void router.navigate({ href })
    }
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!isPlain || event.defaultPrevented || isOccupied(event.target)) return
      if (event.key === "ArrowRight") go(on)
      if (event.key === "ArrowLeft") go(back)
    }
    let start: { x: number; y: number; at: number } | undefined
    const onTouchStart = ({ touches: [touch, second], target, timeStamp }: TouchEvent) => {
      start =
        touch && !second && !isOccupied(target)
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp }
          : undefined
    }
    const onTouchEnd = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      const began = start
      start = undefined
      if (!began || !touch) return
      const turn = turnOf({
        x: touch.clientX - began.x,
        y: touch.clientY - began.y,
        ms: timeStamp - began.at,
      })
      if (turn === "on") go(on)
      if (turn === "back") go(back)
    }
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    document.addEventListener("keydown", onKey, options)
    document.addEventListener("touchstart", onTouchStart, options)
    document.addEventListener("touchend", onTouchEnd, options)
    return () => stop.abort()
  }, [router, back, on])
}

/** Elements that use keys and swipes themselves: fields, menus, and content that scrolls sideways. */
const isOccupied = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable], [role=dialog], [role=menu], pre, nav, video",
  ) !== null

const FAR = 60
const LONG_MS = 800

/** A quick horizontal swipe turns the page; a slow one selects, a vertical one scrolls. */
export function turnOf({
  x,
  y,
  ms,
}: {
  readonly x: number
  readonly y: number
  readonly ms: number
}): "on" | "back" | undefined {
  if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y) || ms > LONG_MS) return undefined
  return x < 0 ? "on" : "back"
}
