import { useCallback, useEffect, useRef, useState } from "react"
import type { TabLabel } from "#web/ui/control/tabs.tsx"

/** The open tab of a film: the first, or the one that the address or a link on the page names. */
export function useOpenTab(tabs: readonly TabLabel[]) {
  const [chosen, setChosen] = useState<string>()
  const panels = useRef<HTMLDivElement>(null)
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? tabs[0]?.key ?? ""

  const open = useCallback((key: string) => {
    setChosen(key)
    // Below a film that stays at the top, a panel begins at its first line.
    requestAnimationFrame(() => {
      const top = panels.current?.getBoundingClientRect().top ?? 0
      const seat = panels.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      if (top < seat - 1) scrollBy({ top: top - seat })
    })
  }, [])

  useEffect(() => {
    const followAddress = () => {
      const key = location.hash.slice(1)
      if (key) setChosen(key)
    }
    followAddress()
    addEventListener("hashchange", followAddress)
    return () => removeEventListener("hashchange", followAddress)
  }, [])

  return { selected, open, panels }
}
