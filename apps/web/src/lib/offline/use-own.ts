import { useEffect, useState } from "react"

/** A member's own data for the offline page: from the server, or else from this device. Undefined until it is known. */
export function useOwn<Data>(load: () => Promise<Data>, isMember: boolean): Data | undefined {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    if (!isMember) return
    let isHere = true
    load().then(
      (loaded) => isHere && setData(loaded),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [load, isMember])
  return data
}
