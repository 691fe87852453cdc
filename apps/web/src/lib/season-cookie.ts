// When a reader graduates, kept in a cookie once it is known, so that the bare address of the calendar leads to their own season before anything is drawn.
import { isClass } from "@shirube/contract/calendar/classes"
import { isSecure, writeCookie } from "./browser.ts"
import { expireCookie, parseCookies, serializeCookie } from "./cookies.ts"

export const SEASON_COOKIE = "season"
const CALENDAR = "/shukatsu-calendar"

/** Undefined where a cookie says nothing that could be one, whoever wrote it. */
export function readSeason(cookie: string | undefined): string | undefined {
  if (!cookie?.includes(`${SEASON_COOKIE}=`)) return undefined
  const found = parseCookies(cookie)[SEASON_COOKIE]
  return isClass(found) ? found : undefined
}

interface Asked {
  /** Without a language prefix. */
  readonly path: string
  readonly search: string
  readonly cookie: string | undefined
}

/** The search that leads to their own season; undefined where one is named already, or the page is another. */
export function ownSeasonSearch({ path, search, cookie }: Asked): string | undefined {
  const key = path === CALENDAR ? readSeason(cookie) : undefined
  if (key === undefined || new URLSearchParams(search).has("class")) return undefined
  return search === "" ? `?class=${key}` : `${search}&class=${key}`
}

export const seasonHere = (): string | undefined => readSeason(document.cookie)

/** The cookie says what is known of the reader, and no more. */
export function rememberSeason(key: string | null) {
  if ((seasonHere() ?? null) === key) return
  const secure = isSecure()
  writeCookie(
    key === null ? expireCookie(SEASON_COOKIE, { secure }) : serializeCookie(SEASON_COOKIE, key, { secure }),
  )
}
