import { useEffect, useRef } from "react"

/** Single-letter shortcuts, ignored while typing or with a modifier key. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]")) return
      const action = latest.current[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
}
