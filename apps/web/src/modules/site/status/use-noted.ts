import { useEffect, useState } from "react"
import { useFromServer } from "./use-from-server.ts"

/** Whether the error shown on this page has been reported. */
export function useErrorReported(error: unknown): boolean {
  // The server has already reported errors of its own rendering.
  const [isNoted, setNoted] = useState(useFromServer())
  useEffect(() => {
    if (isNoted) return
    let isHere = true
    import("#web/lib/api/browser-api.ts")
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
