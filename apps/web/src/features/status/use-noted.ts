import { useEffect, useState, useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether somebody has been told of the error that this page shows instead of itself. */
export function useNoted(error: unknown): boolean {
  // What the server could not show it has noted before it sent this; the browser need not tell it again.
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isNoted, setNoted] = useState(isFromServer)
  useEffect(() => {
    if (isNoted) return
    let isHere = true
    import("#web/lib/browser-api.ts")
      .then(({ reportError }) => reportError(error, "render"))
      .then(
        (noted) => isHere && setNoted(noted),
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [error, isNoted])
  return isNoted
}
