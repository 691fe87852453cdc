import { isSecure, writeCookie } from "../browser/browser.ts"
import { splitPrefix } from "../language/language.ts"
import { isSignInPage } from "./sign-in-pages.ts"
import { targetCookie } from "./target-cookie.ts"

/**
 * Remembers the current page before signing in. Apart from redirect-target.ts, because sign-in links are on
 * every page; whether a target is safe is checked when it is used.
 */
export function rememberHere(): void {
  const { pathname, search, hash } = location
  if (isSignInPage(splitPrefix(pathname).path)) return
  writeCookie(targetCookie(pathname + search + hash, { secure: isSecure() }))
}
