// A cookie that marks a device on which its owner has signed in before. It grants nothing; it only lets the
// API count a stranger's wrong guesses apart from the owner's mistakes. So it survives signing out.
import { type Cookies, serializeCookie } from "../browser/cookies.ts"

const DEVICE_COOKIE = "device"
const BYTES = 24

interface DeviceDeps {
  readonly cookies: Cookies
  readonly secure: boolean
}

/** Sent with sign-in and credential changes only: visitors who just read never get the cookie. */
const ASKING = /^(?:POST|PUT|PATCH|DELETE) \/v1\/(?:auth|password|second-factor|passkeys|user\/identities)\b/
export const asksForMark = (route: string) => ASKING.test(route)

/** The existing mark or a new one, and the cookie that extends it by a year. */
export function keptMark({ cookies, secure }: DeviceDeps): { mark: string; cookie: string } {
  const mark = cookies[DEVICE_COOKIE] || randomMark()
  return { mark, cookie: serializeCookie(DEVICE_COOKIE, mark, { secure }) }
}

const randomMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
