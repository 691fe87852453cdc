// The session in the browser: the current access token, refreshed when needed, once for all tabs.

import type { Strategy } from "@shirube/vocabulary/product"
import type { ApiRoute } from "../api/api-client.ts"
import { ApiError } from "../api/api-error.ts"
import { isApiError } from "../api/is-api-error.ts"
import { randomKey } from "../api/random-key.ts"
import { type Cookies, expireCookie, serializeCookie } from "../browser/cookies.ts"
import {
  type AuthState,
  headerSafe,
  REFRESH_KEY_COOKIE,
  readAuth,
  type SessionStatus,
  sessionStatus,
  type Tokens,
} from "./state.ts"
import { authFromTokens, forgetAuth, forgetTokens, storeAuth } from "./write-state.ts"

export interface SessionDeps {
  readonly cookies: () => Cookies
  readonly writeCookie: (line: string) => void
  readonly now: () => number
  readonly secure: boolean
  /** Runs exclusively among all tabs of this browser. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly refresh: (refreshToken: string, retryKey: string) => Promise<Tokens>
  /** Another person may use this browser from now on. */
  readonly readerChanged?: () => void
}

export interface Session {
  readonly status: () => SessionStatus
  /** The access token for a call; refreshes first if needed, throws if the session has ended. */
  readonly token: (route: ApiRoute) => Promise<string | undefined>
  /** A new token in place of one that was refused before it expired; undefined for a visitor. */
  readonly replace: (refused: string, route: ApiRoute) => Promise<string | undefined>
  readonly begin: (tokens: Tokens, strategy: Strategy) => void
  /** Distinguishes this session from one that another tab starts. */
  readonly mark: () => string | undefined
  readonly end: () => void
}

/** The key of a pending refresh, or a new one. */
export const refreshKey = (cookies: Cookies) => headerSafe(cookies[REFRESH_KEY_COOKIE]) || randomKey()

export function createSession(deps: SessionDeps): Session {
  const stored = () => readAuth(deps.cookies())
  const status = () => sessionStatus(stored(), deps.now())
  const store = (auth: AuthState) => storeAuth(auth, deps).forEach(deps.writeCookie)
  const over = (route: ApiRoute, cause?: unknown) =>
    new ApiError({ failure: "session-expired", route, cause })

  /**
   * Kept until the response arrives: a retry after a reload or a lost connection must not look like a stolen
   * token.
   */
  const pendingKey = () => {
    const key = refreshKey(deps.cookies())
    deps.writeCookie(serializeCookie(REFRESH_KEY_COOKIE, key, deps))
    return key
  }

  const renew = (route: ApiRoute, refused?: string) =>
    deps.exclusively(async () => {
      // Another tab may have refreshed while this one waited.
      const auth = stored()
      const found = sessionStatus(auth, deps.now())
      if (found === "active" && auth?.accessToken !== refused) return auth?.accessToken
      if (!auth || found === "over" || found === "none") throw over(route)
      try {
        const tokens = await deps.refresh(auth.refreshToken, pendingKey())
        // Another tab has signed out meanwhile: do not restore the session.
        if (stored()?.refreshToken !== auth.refreshToken) return stored()?.accessToken
        store(authFromTokens(tokens, auth.strategy, deps.now()))
        deps.writeCookie(expireCookie(REFRESH_KEY_COOKIE, deps))
        // Browsers write cookies asynchronously. Reading them forces the write, so the next holder of the
        // lock sees them.
        return stored()?.accessToken
      } catch (error) {
        if (!isApiError(error) || error.status !== 400) throw error
        // A refused refresh is final: later calls, such as the sign-out page's, must not retry it.
        if (stored()?.refreshToken === auth.refreshToken)
          store({ ...auth, refreshToken: "", refreshExpiresAt: 0 })
        throw over(route, error)
      }
    })

  return {
    status,
    async token(route) {
      switch (status()) {
        case "none":
          return undefined
        case "active":
          return stored()?.accessToken
        case "stale":
          return renew(route)
        case "over":
          throw over(route)
      }
    },
    replace: async (refused, route) => (status() === "none" ? undefined : renew(route, refused)),
    begin(tokens, strategy) {
      // Only one strategy is active; the other's tokens would remain for months.
      forgetTokens(deps.cookies(), deps).forEach(deps.writeCookie)
      store(authFromTokens(tokens, strategy, deps.now()))
      deps.readerChanged?.()
    },
    mark: () => stored()?.accessToken,
    end() {
      forgetAuth(deps.cookies(), deps).forEach(deps.writeCookie)
      deps.readerChanged?.()
    },
  }
}
