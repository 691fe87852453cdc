import { useEffect } from "react"

/** The command key with K, also while typing. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (!isCommand || event.isComposing || event.key.toLowerCase() !== "k") return
      event.preventDefault()
      if (!document.querySelector("dialog[open]")) open()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [open])
}
