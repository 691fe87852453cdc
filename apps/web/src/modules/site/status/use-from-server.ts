import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether this is the first render of a server-rendered page. */
export const useFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
