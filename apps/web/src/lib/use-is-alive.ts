import { useSyncExternalStore } from "react"

/** False on the server and while the page comes alive: what only the browser knows is shown after that. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

const unchanging = () => () => {}
