// Only captions near the viewport render their fields. The others are plain text, which screen readers and
// find-in-page still reach.
import { type RefObject, useCallback, useEffect, useState } from "react"

/** Rows render in groups, so that scrolling re-renders rarely. */
const TOGETHER = 25
/** A few screens ahead, so that the fields are there before the author scrolls or tabs to them. */
const NEAR = "1600px 0px"

const groupOf = (at: number) => Math.floor(at / TOGETHER)

export function useNearRows(list: RefObject<HTMLOListElement | null>, count: number) {
  const [alive, setAlive] = useState<ReadonlySet<number>>(() => new Set([0]))
  const add = useCallback(
    (groups: readonly number[]) =>
      setAlive((now) => (groups.every((group) => now.has(group)) ? now : new Set([...now, ...groups]))),
    [],
  )
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        add(
          entries.flatMap(({ isIntersecting, target }) =>
            isIntersecting ? [groupOf(Number(target.getAttribute("data-cue")))] : [],
          ),
        ),
      { rootMargin: NEAR },
    )
    const rows = count === 0 ? [] : (list.current?.children ?? [])
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [list, count, add])
  return {
    isNear: (at: number) => alive.has(groupOf(at)),
    /** Renders a row's fields before it is focused. */
    wake: useCallback((at: number) => add([groupOf(at)]), [add]),
  }
}
