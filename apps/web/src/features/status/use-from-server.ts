import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether this is the first rendering, of a page that the server has sent. */
export const useFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
