// A message to show on the next page, in a short-lived cookie that the page showing it removes.
import { expireCookie, parseCookies, serializeCookie } from "./cookies.ts"

const NOTICE_COOKIE = "notice"
/** Long enough for a prompt of the identity service in between. */
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
