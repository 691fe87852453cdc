// The session in the browser: which token speaks for the reader, refreshed when it must be, once for all tabs.

import type { Strategy } from "@shirube/contract/product"
import type { ApiRoute } from "../api-client.ts"
import { ApiError } from "../api-error.ts"
import { type Cookies, expireCookie, serializeCookie } from "../cookies.ts"
import { isApiError } from "../is-api-error.ts"
import { randomKey } from "../random-key.ts"
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
  /** Runs alone among all tabs of this browser. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly refresh: (refreshToken: string, retryKey: string) => Promise<Tokens>
}

export interface Session {
  readonly status: () => SessionStatus
  /** The access token for a call; refreshes first where needed, throws where the session is over. */
  readonly token: (route: ApiRoute) => Promise<string | undefined>
  /** Another token in the place of one that the API did not take, though its time is not up; none for a visitor. */
  readonly replace: (refused: string, route: ApiRoute) => Promise<string | undefined>
  readonly begin: (tokens: Tokens, strategy: Strategy) => void
  /** What tells this session from one that another tab begins. */
  readonly mark: () => string | undefined
  readonly end: () => void
}

/** Of a refresh that has not been answered yet, or a new one. */
export const refreshKey = (cookies: Cookies) => headerSafe(cookies[REFRESH_KEY_COOKIE]) || randomKey()

export function createSession(deps: SessionDeps): Session {
  const stored = () => readAuth(deps.cookies())
  const status = () => sessionStatus(stored(), deps.now())
  const store = (auth: AuthState) => storeAuth(auth, deps).forEach(deps.writeCookie)
  const over = (route: ApiRoute, cause?: unknown) =>
    new ApiError({ failure: "session-expired", route, cause })

  /** Kept until the answer is here: a reload or a dead connection in between must not look like a stolen token. */
  const pendingKey = () => {
    const key = refreshKey(deps.cookies())
    deps.writeCookie(serializeCookie(REFRESH_KEY_COOKIE, key, deps))
    return key
  }

  const renew = (route: ApiRoute, refused?: string) =>
    deps.exclusively(async () => {
      // Another tab may have been faster while this one waited.
      const auth = stored()
      const found = sessionStatus(auth, deps.now())
      if (found === "active" && auth?.accessToken !== refused) return auth?.accessToken
      if (!auth || found === "over" || found === "none") throw over(route)
      try {
        const tokens = await deps.refresh(auth.refreshToken, pendingKey())
        // Signed out meanwhile in another tab: nothing brings the session back.
        if (stored()?.refreshToken !== auth.refreshToken) return stored()?.accessToken
        store(authFromTokens(tokens, auth.strategy, deps.now()))
        deps.writeCookie(expireCookie(REFRESH_KEY_COOKIE, deps))
        // Browsers write cookies behind the script's back. Reading them waits for that: who gets the turn next sees them.
        return stored()?.accessToken
      } catch (error) {
        if (!isApiError(error) || error.status !== 400) throw error
        // Refused once is refused for good: whoever asks next, the sign-out page first of all, must not try again.
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
      // Of two strategies only one speaks for the reader; tokens of the other would lie about for months.
      forgetTokens(deps.cookies(), deps).forEach(deps.writeCookie)
      store(authFromTokens(tokens, strategy, deps.now()))
    },
    mark: () => stored()?.accessToken,
    end: () => forgetAuth(deps.cookies(), deps).forEach(deps.writeCookie),
  }
}
