import { DEFAULT_API_TIMEOUT_MS } from "@shirube/contract/product"
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import type { Settings } from "./request-context.ts"

const fallback = (publicUrl: string): Settings => ({
  publicUrl,
  apiTimeoutMs: DEFAULT_API_TIMEOUT_MS,
  devTools: false,
  analyticsId: undefined,
})

/** On the server from the configuration. In the browser a guess, until hydration brings the server's word. */
export const startSettings: () => Settings = createIsomorphicFn()
  .server((): Settings => getGlobalStartContext()?.settings ?? fallback("http://localhost"))
  .client((): Settings => fallback(location.origin))
