import { useSyncExternalStore } from "react"

/** As the style sheets' `lg`. */
const WIDE = "(min-width: 64rem)"

function watch(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

/** Whether the window has room for columns. False until the page has hydrated. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
