// Writes the stored auth state. Apart from state.ts, because every page only reads it.
import { AUTH_COOKIE_PREFIX, type Strategy } from "@shirube/vocabulary/product"
import { type Cookies, expireCookie, serializeCookie } from "../browser/cookies.ts"
import { type AuthState, cookieNames, STRATEGY_COOKIE, type Tokens } from "./state.ts"

export const authFromTokens = (tokens: Tokens, strategy: Strategy, now: number): AuthState => ({
  strategy,
  accessToken: tokens.accessToken.accessToken,
  accessExpiresAt: now + tokens.accessToken.expiresIn * 1000,
  refreshToken: tokens.refreshToken.refreshToken,
  refreshExpiresAt: now + tokens.refreshToken.expiresIn * 1000,
})

export function storeAuth(auth: AuthState, options: { secure: boolean }): string[] {
  const name = cookieNames(auth.strategy)
  return [
    serializeCookie(STRATEGY_COOKIE, auth.strategy, options),
    serializeCookie(name.accessToken, auth.accessToken, options),
    serializeCookie(name.accessExpiresAt, String(auth.accessExpiresAt), options),
    serializeCookie(name.refreshToken, auth.refreshToken, options),
    serializeCookie(name.refreshExpiresAt, String(auth.refreshExpiresAt), options),
  ]
}

/** Removes the tokens of every strategy, and keeps everything else. */
export const forgetTokens = (cookies: Cookies, options: { secure: boolean }): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(`${AUTH_COOKIE_PREFIX}_`))
    .map((name) => expireCookie(name, options))

/** Removes every `auth.` cookie, including those of older versions. */
export const forgetAuth = (cookies: Cookies, options: { secure: boolean }): string[] =>
  Object.keys(cookies)
    .filter((name) => name.startsWith(AUTH_COOKIE_PREFIX))
    .map((name) => expireCookie(name, options))
