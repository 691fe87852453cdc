import { useCallback, useEffect, useRef } from "react"
import { openDialogs } from "#web/ui/overlay/open-dialogs.ts"
import { addBackEntry, type BackEntry } from "./back-entry.ts"

/** A modal that Escape, a press beside it and the back button close; the browser then restores the focus. */
export function useSheet(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const entry = useRef<BackEntry>(undefined)
  const close = useCallback(() => entry.current?.leave() ?? Promise.resolve(), [])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    field.current?.focus()
    const forgetDialog = openDialogs.add(element)
    const added = addBackEntry(() => {
      element.close()
      onClosed()
    })
    entry.current = added
    const onCancel = (event: Event) => {
      event.preventDefault()
      void added.leave()
    }
    const leave = () => void added.leave()
    const onPress = (event: MouseEvent) => {
      if (event.target === element) leave()
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener("cancel", onCancel, { signal })
    element.addEventListener("close", leave, { signal })
    element.addEventListener("click", onPress, { signal })
    const unwatch = watchVisibleHeight(element)
    return () => {
      listening.abort()
      unwatch()
      forgetDialog()
      added.abandon()
    }
  }, [onClosed])

  return { dialog, field, close }
}

/** On phones the keyboard covers a part of the window. */
function watchVisibleHeight(element: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const measure = () => element.style.setProperty("--visible-height", `${visualViewport.height}px`)
  measure()
  visualViewport.addEventListener("resize", measure)
  return () => visualViewport.removeEventListener("resize", measure)
}
