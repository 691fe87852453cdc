// Something to tell on the next page, whichever way the reader comes to it: kept for a moment in a cookie, which the page that says it takes away.
import { expireCookie, parseCookies, serializeCookie } from "./cookies.ts"

const NOTICE_COOKIE = "notice"
/** Long enough for a question of the identity service on the way. */
const NOTICE_SECONDS = 300

const notices = ["signedOut"] as const
export type Notice = (typeof notices)[number]

export function readNotice(cookie: string | null | undefined): Notice | undefined {
  if (!cookie?.includes(`${NOTICE_COOKIE}=`)) return undefined
  const found = parseCookies(cookie)[NOTICE_COOKIE]
  return notices.find((notice) => notice === found)
}

export const noticeCookie = (notice: Notice, { secure }: { readonly secure: boolean }) =>
  serializeCookie(NOTICE_COOKIE, notice, { secure, maxAge: NOTICE_SECONDS })

export const noticeGiven = (options: { readonly secure: boolean }) => expireCookie(NOTICE_COOKIE, options)
