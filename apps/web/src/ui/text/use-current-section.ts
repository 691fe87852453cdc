import { useEffect, useState } from "react"

/** A heading counts as reached slightly below the position where smooth scrolling ends. */
const READING_LINE_PX = 140

/** The section that the reader is in; undefined before hydration. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let isWaiting = false
    const look = () => {
      isWaiting = false
      const reached = ids.filter((id) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX
      })
      setCurrent(reached.at(-1))
    }
    const lookSoon = () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(look)
    }
    look()
    addEventListener("scroll", lookSoon, { passive: true })
    return () => removeEventListener("scroll", lookSoon)
  }, [ids])
  return current
}
