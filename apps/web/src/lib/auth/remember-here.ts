import { isSecure, writeCookie } from "../browser.ts"
import { splitPrefix } from "../language.ts"
import { isDoor } from "./doors.ts"
import { targetCookie } from "./target-cookie.ts"

/**
 * The page at hand, with all that its address says, before its reader signs in. Apart from redirect-target.ts because links to
 * the door are on every page; whether a target is safe is looked at there, when it is followed.
 */
export function rememberHere(): void {
  const { pathname, search, hash } = location
  if (isDoor(splitPrefix(pathname).path)) return
  writeCookie(targetCookie(pathname + search + hash, { secure: isSecure() }))
}
