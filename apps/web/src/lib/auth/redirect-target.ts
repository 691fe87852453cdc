// Where the reader wanted to go before signing in, kept in a cookie of this site and followed once.
import { isSecure, writeCookie } from "../browser.ts"
import { expireCookie, parseCookies } from "../cookies.ts"
import { safeRedirect } from "./safe-redirect.ts"
import { REDIRECT_COOKIE } from "./state.ts"
import { targetCookie } from "./target-cookie.ts"

/** Pages of the door itself are no target: whatever was remembered before stays. */
export function rememberTarget(target: string): void {
  if (safeRedirect(target)) writeCookie(targetCookie(target, { secure: isSecure() }))
}

/**
 * A server never sees a hash, but a browser carries it along when it is sent to the door. Unless it names a place on the
 * page at hand, it belongs to the page that was wanted.
 */
export function withHash(target: string): string {
  const { hash } = location
  const isOfThisPage = document.getElementById(hash.slice(1)) !== null
  return hash.length < 2 || isOfThisPage || target.includes("#") ? target : target + hash
}

export function rememberHash(): void {
  const target = parseCookies(document.cookie)[REDIRECT_COOKIE]
  if (target && withHash(target) !== target) rememberTarget(withHash(target))
}

/** Whoever pressed "Sign in" before the page was alive came by the link alone; the browser still knows from where. */
export function rememberReferrer(): void {
  const [visit] = performance.getEntriesByType("navigation")
  const hasComeHere = visit !== undefined && new URL(visit.name).pathname === location.pathname
  if (!hasComeHere || document.referrer === "" || parseCookies(document.cookie)[REDIRECT_COOKIE]) return
  const { origin, pathname, search } = new URL(document.referrer)
  if (origin === location.origin) rememberTarget(pathname + search)
}

export function takeTarget(): string | undefined {
  const target = safeRedirect(parseCookies(document.cookie)[REDIRECT_COOKIE])
  forgetTarget()
  return target
}

export function forgetTarget(): void {
  writeCookie(expireCookie(REDIRECT_COOKIE, { secure: isSecure() }))
}
