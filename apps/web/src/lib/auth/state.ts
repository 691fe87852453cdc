// The stored auth state: cookies prefixed `auth.`, readable by this site's scripts but never by the API.
import { AUTH_COOKIE_PREFIX, STUDENT_STRATEGY, type Strategy, strategies } from "@shirube/vocabulary/product"
import type { ApiResponse } from "../api/api-client.ts"
import type { Cookies } from "../browser/cookies.ts"

export type Tokens = ApiResponse<"POST /v1/auth/login">

export interface AuthState {
  readonly strategy: Strategy
  readonly accessToken: string
  readonly accessExpiresAt: number
  readonly refreshToken: string
  readonly refreshExpiresAt: number
}

/**
 * `none`: a visitor. `active`: the access token is valid. `stale`: only the refresh token is. `over`: neither
 * is, or the stored state is malformed.
 */
export type SessionStatus = "none" | "active" | "stale" | "over"

export const REDIRECT_COOKIE = `${AUTH_COOKIE_PREFIX}redirect`
export const STRATEGY_COOKIE = `${AUTH_COOKIE_PREFIX}strategy`
/** The key of a pending refresh. */
export const REFRESH_KEY_COOKIE = `${AUTH_COOKIE_PREFIX}_refresh_key`

export const cookieNames = (strategy: Strategy) => ({
  accessToken: `${AUTH_COOKIE_PREFIX}_token.${strategy}`,
  accessExpiresAt: `${AUTH_COOKIE_PREFIX}_token_expiration.${strategy}`,
  refreshToken: `${AUTH_COOKIE_PREFIX}_refresh_token.${strategy}`,
  refreshExpiresAt: `${AUTH_COOKIE_PREFIX}_refresh_token_expiration.${strategy}`,
})

const isStrategy = (value: unknown): value is Strategy => strategies.includes(value as Strategy)

export function readAuth(cookies: Cookies): AuthState | undefined {
  const strategy = cookies[STRATEGY_COOKIE]
  if (!isStrategy(strategy)) return undefined
  const name = cookieNames(strategy)
  return {
    strategy,
    accessToken: headerSafe(cookies[name.accessToken]),
    accessExpiresAt: instant(cookies[name.accessExpiresAt]),
    refreshToken: headerSafe(cookies[name.refreshToken]),
    refreshExpiresAt: instant(cookies[name.refreshExpiresAt]),
  }
}

/** Text that is not valid in a header was never one of our tokens: treated as missing. */
export const headerSafe = (text: string | undefined) => (text && /^[\x21-\x7e]+$/.test(text) ? text : "")

const instant = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0)

export function sessionStatus(auth: AuthState | undefined, now: number): SessionStatus {
  if (!auth) return "none"
  if (!auth.refreshToken || auth.refreshExpiresAt <= now) return "over"
  if (!auth.accessToken || auth.accessExpiresAt <= now) return "stale"
  return "active"
}

/** According to the cookies only; the API decides. */
export const isSignedIn = (status: SessionStatus) => status === "active" || status === "stale"

/** A person known to the shared identity service as a student; here they are a visitor. */
export const isOfStudentStrategy = (cookies: Cookies): boolean =>
  cookies[STRATEGY_COOKIE] === STUDENT_STRATEGY
