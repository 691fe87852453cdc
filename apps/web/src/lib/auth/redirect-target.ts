// The page the reader wanted before signing in, kept in a cookie and used once.
import { useEffect, useState } from "react"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { expireCookie, parseCookies } from "../browser/cookies.ts"
import { splitPrefix } from "../language/language.ts"
import { safeRedirect } from "./safe-redirect.ts"
import { REDIRECT_COOKIE } from "./state.ts"
import { targetCookie } from "./target-cookie.ts"

/** Sign-in pages are not valid targets: they keep what was remembered before. */
export function rememberTarget(target: string): void {
  if (safeRedirect(target)) writeCookie(targetCookie(target, { secure: isSecure() }))
}

/**
 * A server never sees the hash, but the browser keeps it across redirects. Unless it matches an element of
 * this page, it belongs to the target page.
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

/**
 * If the link to a sign-in, sign-up or verification page was followed before hydration, nothing was remembered;
 * the referrer still says where the reader came from.
 */
export function rememberReferrer(): void {
  const [visit] = performance.getEntriesByType("navigation")
  const hasComeHere = visit !== undefined && new URL(visit.name).pathname === location.pathname
  if (!hasComeHere || document.referrer === "" || parseCookies(document.cookie)[REDIRECT_COOKIE]) return
  const { origin, pathname, search } = new URL(document.referrer)
  const isStep = /^\/(?:sign-up|email)\//.test(splitPrefix(pathname).path)
  if (origin === location.origin && !isStep) rememberTarget(pathname + search)
}

const peekTarget = (): string | undefined => safeRedirect(parseCookies(document.cookie)[REDIRECT_COOKIE])

export function takeTarget(): string | undefined {
  const target = peekTarget()
  forgetTarget()
  return target
}

export function forgetTarget(): void {
  writeCookie(expireCookie(REDIRECT_COOKIE, { secure: isSecure() }))
}

/** The page to return to, kept until it is taken; undefined until the page runs. */
export function useTarget(): string | undefined {
  const [target, setTarget] = useState<string>()
  useEffect(() => setTarget(peekTarget()), [])
  return target
}
