// The browser's access to the running app, and its cookies. Never used on the server.
import type { Language } from "@shirube/vocabulary/language"
import type { OwnMessage } from "../api/failure.ts"
import type { Status } from "../page/status.ts"
import { type Cookies, parseCookies } from "./cookies.ts"

export interface BrowserConnection {
  readonly language: () => Language
  readonly timeoutMs: () => number
  readonly status: Status
  readonly say: (message: OwnMessage) => string
  /** The page's route, such as `/article/$id`. */
  readonly page: () => string
  /** `mayReturn`: the reader returns to the current page after signing in again. */
  readonly signOut: (mayReturn: boolean) => void
}

let connection: BrowserConnection | undefined

export function connectBrowser(next: BrowserConnection) {
  connection = next
}

export function connected(): BrowserConnection {
  if (!connection) throw new Error("The API was called before the app started")
  return connection
}

export const isSecure = () => location.protocol === "https:"

/** The Cookie Store API is not in every browser we support, and it is asynchronous where a redirect must not wait. */
export function writeCookie(line: string) {
  Reflect.set(document, "cookie", line)
  forgetCookies()
}

const KEPT_MS = 100
let kept: Cookies | undefined
const forgetCookies = () => {
  kept = undefined
}

/**
 * For what dozens of components ask while a page starts: each reading of the cookies waits for another process of the browser. Another tab
 * may have written them a moment ago.
 */
export function recentCookies(): Cookies {
  if (kept === undefined) {
    kept = parseCookies(document.cookie)
    setTimeout(forgetCookies, KEPT_MS)
  }
  return kept
}
