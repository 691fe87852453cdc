// The cookie for the page a reader wanted, written by the server and the browser.
import { type CookieOptions, expireCookie, serializeCookie } from "../browser/cookies.ts"
import { REDIRECT_COOKIE } from "./state.ts"

/** A longer path would be in the headers of every request for a year. */
const LONGEST_TARGET = 2_000

export const isRememberable = (target: string): boolean => target.length <= LONGEST_TARGET

/** A target that is too long is dropped together with an older one, which the reader did not ask for now. */
export const targetCookie = (target: string, options: Pick<CookieOptions, "secure">): string =>
  isRememberable(target)
    ? serializeCookie(REDIRECT_COOKIE, target, options)
    : expireCookie(REDIRECT_COOKIE, options)
