import { useEffect, useState } from "react"
import { api } from "#web/lib/api.ts"
import type { Provider } from "#web/lib/auth/sso.ts"

/** Without the list the other ways of signing in are still there. */
export const loadProviders = (): Promise<Provider[]> =>
  api("GET /v1/auth/providers", { handles: [429, 500, 503] }).then(
    ({ items }) => items,
    () => [],
  )

/** The page may come from the store of pages; whether a service answers is asked again in the browser. */
export function useProviders(loaded: readonly Provider[]): readonly Provider[] {
  const [providers, setProviders] = useState(loaded)
  useEffect(() => {
    let isHere = true
    void loadProviders().then((fresh) => {
      if (isHere && fresh.length > 0) setProviders(fresh)
    })
    return () => {
      isHere = false
    }
  }, [])
  return providers
}
