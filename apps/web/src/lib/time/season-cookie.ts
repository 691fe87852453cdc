// The reader's graduation class in a cookie, so that the calendar's plain URL can redirect to their season
// before rendering.
import { isClass } from "@shirube/vocabulary/season/calendar/classes"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { expireCookie, parseCookies, serializeCookie } from "../browser/cookies.ts"

export const SEASON_COOKIE = "season"
const CALENDAR = "/shukatsu-calendar"

/** Undefined if the cookie is not a valid class. */
export function readSeason(cookie: string | undefined): string | undefined {
  if (!cookie?.includes(`${SEASON_COOKIE}=`)) return undefined
  const found = parseCookies(cookie)[SEASON_COOKIE]
  return isClass(found) ? found : undefined
}

interface CalendarRequest {
  /** Without a language prefix. */
  readonly path: string
  readonly search: string
  readonly cookie: string | undefined
}

/** The search that leads to the reader's own season; undefined if a class is given or the page is another one. */
export function ownSeasonSearch({ path, search, cookie }: CalendarRequest): string | undefined {
  const key = path === CALENDAR ? readSeason(cookie) : undefined
  if (key === undefined || new URLSearchParams(search).has("class")) return undefined
  return search === "" ? `?class=${key}` : `${search}&class=${key}`
}

export const seasonHere = (): string | undefined => readSeason(document.cookie)

/** Sets the cookie to the known class, or removes it. */
export function rememberSeason(key: string | null) {
  if ((seasonHere() ?? null) === key) return
  const secure = isSecure()
  writeCookie(
    key === null ? expireCookie(SEASON_COOKIE, { secure }) : serializeCookie(SEASON_COOKIE, key, { secure }),
  )
}
