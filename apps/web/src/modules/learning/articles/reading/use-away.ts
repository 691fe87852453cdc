import { type RefObject, useEffect, useState } from "react"

/** A finger that rests on the screen is no direction. */
const STEP_PX = 8

/**
 * Whether a bar that sticks to the top is out of sight: while the reader scrolls down, until they scroll up. In its own
 * place above the text it is always in sight, and it does not come back over what has the focus.
 */
export function useAway(bar: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const moved = scrollY - last
      if (!bar.current || Math.abs(moved) < STEP_PX) return
      last = scrollY
      const isInPlace = bar.current.getBoundingClientRect().top > 0
      setIsAway(!isInPlace && (moved > 0 || wouldCoverFocus(bar.current)))
    }
    addEventListener("scroll", look, { passive: true })
    return () => removeEventListener("scroll", look)
  }, [bar])
  return isAway
}

function wouldCoverFocus(bar: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < bar.offsetHeight
}
