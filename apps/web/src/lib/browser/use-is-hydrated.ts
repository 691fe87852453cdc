import { useSyncExternalStore } from "react"

/** False on the server and during hydration: what only the browser knows is rendered after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

const unchanging = () => () => {}
