// What a device shows beside a password: that its owner has been in from here before. It opens nothing; it only keeps the
// wrong guesses of strangers apart from the slips of the owner. So it stays when one signs out.
import { type Cookies, serializeCookie } from "../cookies.ts"

const DEVICE_COOKIE = "device"
const BYTES = 24

interface DeviceDeps {
  readonly cookies: Cookies
  readonly secure: boolean
}

/** Given where somebody signs in or changes how they do, and nowhere else: a reader who only reads carries none. */
const ASKING = /^(?:POST|PUT|PATCH|DELETE) \/v1\/(?:auth|password|second-factor|passkeys|user\/identities)\b/
export const asksForMark = (route: string) => ASKING.test(route)

/** The mark that is there, or a new one, and the cookie that keeps it for another year. */
export function keptMark({ cookies, secure }: DeviceDeps): { mark: string; cookie: string } {
  const mark = cookies[DEVICE_COOKIE] || randomMark()
  return { mark, cookie: serializeCookie(DEVICE_COOKIE, mark, { secure }) }
}

const randomMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
