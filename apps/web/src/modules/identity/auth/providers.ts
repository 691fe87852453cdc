import { useEffect, useState } from "react"
import { api } from "#web/lib/api/api.ts"
import type { Provider } from "#web/lib/auth/sso.ts"

/** On failure the list is empty, and the other ways to sign in remain. */
export const loadProviders = (): Promise<Provider[]> =>
  api("GET /v1/auth/providers", { handles: [429, 500, 503] }).then(
    ({ items }) => items,
    () => [],
  )

/** The page may come from the page cache, so the browser checks again which services are available. */
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
