// Which captions are drawn with their fields: those near what is in sight. The others are words alone, which are read and found all the same.
import { type RefObject, useCallback, useEffect, useState } from "react"

/** Rows come to life together, so that scrolling draws seldom. */
const TOGETHER = 25
/** Some screens ahead: whoever scrolls, or goes from field to field, finds them there. */
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
    /** It is about to be typed into, wherever it is. */
    wake: useCallback((at: number) => add([groupOf(at)]), [add]),
  }
}
