import { useEffect, useState } from "react"
import { useFromServer } from "./use-from-server.ts"

/** Whether somebody has been told of the error that this page shows instead of itself. */
export function useNoted(error: unknown): boolean {
  // What the server could not show it has noted before it sent this; the browser need not tell it again.
  const [isNoted, setNoted] = useState(useFromServer())
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
