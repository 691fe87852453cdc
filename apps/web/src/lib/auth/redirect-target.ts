// Where the reader wanted to go before signing in, kept in a cookie of this site and followed once.
import { isSecure, writeCookie } from "../browser.ts"
import { expireCookie, parseCookies, serializeCookie } from "../cookies.ts"
import { safeRedirect } from "./safe-redirect.ts"
import { REDIRECT_COOKIE } from "./state.ts"

/** Pages of the door itself are no target: whatever was remembered before stays. */
export function rememberTarget(target: string): void {
  if (safeRedirect(target)) writeCookie(serializeCookie(REDIRECT_COOKIE, target, { secure: isSecure() }))
}

/** The page at hand, with all that its address says. */
export const rememberHere = () => rememberTarget(location.pathname + location.search + location.hash)

export function takeTarget(): string {
  const target = safeRedirect(parseCookies(document.cookie)[REDIRECT_COOKIE])
  forgetTarget()
  return target ?? "/"
}

export function forgetTarget(): void {
  writeCookie(expireCookie(REDIRECT_COOKIE, { secure: isSecure() }))
}
