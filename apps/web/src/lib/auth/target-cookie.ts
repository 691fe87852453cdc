// The cookie that keeps where a reader wanted to go, as the server and the browser write it.
import { type CookieOptions, expireCookie, serializeCookie } from "../cookies.ts"
import { REDIRECT_COOKIE } from "./state.ts"

/** Of an address that is remembered. A longer one would fill the headers of every request for a year. */
const LONGEST_TARGET = 2_000

export const isRememberable = (target: string): boolean => target.length <= LONGEST_TARGET

/** A target that is too long is dropped, and so is an older one: its reader did not ask for that page now. */
export const targetCookie = (target: string, options: Pick<CookieOptions, "secure">): string =>
  isRememberable(target)
    ? serializeCookie(REDIRECT_COOKIE, target, options)
    : expireCookie(REDIRECT_COOKIE, options)
