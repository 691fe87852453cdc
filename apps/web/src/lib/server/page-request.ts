// The description of a requested page: the cache key, and everything the renderer learns about the request.
// Anything else (other cookies, headers, the method, spelling) cannot affect a cached page, because it never
// reaches the renderer.

import { memoizeByText } from "@shirube/vocabulary/http/memoize"
import { type Language, languageFromAcceptHeader, readLanguage } from "@shirube/vocabulary/language"
import { AUTH_COOKIE_PREFIX, LANGUAGE_COOKIE } from "@shirube/vocabulary/product"
import { type AuthState, isOfStudentStrategy, isSignedIn, readAuth, sessionStatus } from "../auth/state.ts"
import { type Cookies, parseCookies } from "../browser/cookies.ts"
import { type Preferences, readPreferences } from "../browser/preferences.ts"
import { chooseLanguage, type SplitPath, splitPrefix, withPrefix } from "../language/language.ts"
import { parseSearch, stringifySearch } from "../page/search-params.ts"

interface Address extends SplitPath {
  /** Normalised (search-params.ts), with its question mark, or empty. */
  readonly search: string
}

export interface PageRequest extends Address, Preferences {
  readonly language: Language
  /** Whether the reader is signed in: a shared page reserves a neutral place for their name. */
  readonly isMember: boolean
}

/** The reader of a page. With a session, or a student strategy, they get a personal page, which is never cached. */
export interface Visit {
  readonly page: PageRequest
  readonly auth: AuthState | undefined
  readonly isOfStudentStrategy: boolean
}

/** Path and search, and the headers that describe the reader. */
export interface PageRequestInput {
  readonly address: string
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

export function visitOf({ address, cookie, acceptLanguage }: PageRequestInput): Visit {
  const { language, preferences, ...person } = cookie === undefined ? visitor : readerOf(cookie)
  const { prefix, path, search } = addressOf(address)
  return {
    page: {
      prefix,
      path,
      search,
      language: chooseLanguage({
        prefix,
        cookie: language,
        browser: acceptLanguage === undefined ? undefined : (browserLanguageOf(acceptLanguage) ?? undefined),
      }),
      ...preferences,
      isMember: false,
    },
    ...person,
  }
}

/** Without anything personal, except whether the reader is signed in. */
export const withoutPersonalData = ({ page, auth }: Visit, now: number): Visit => ({
  page: { ...page, isMember: isSignedIn(sessionStatus(auth, now)) },
  auth: undefined,
  isOfStudentStrategy: false,
})

export const isPersonal = ({ auth, isOfStudentStrategy }: Visit) => auth !== undefined || isOfStudentStrategy

export const addressIn = ({ prefix, path, search }: Address) => withPrefix(path, prefix) + search

/** Other spellings (`//x`, `/ja/`) are redirected to this one, never answered directly. */
export function isSpelledAs(address: string, { prefix, path }: Address): boolean {
  const own = withPrefix(path, prefix)
  return address.startsWith(own) && (address.length === own.length || address[own.length] === "?")
}

const LONGEST_SEARCH = 200

/** Undefined for pages that are not cached: personal ones, odd spellings, and long searches. */
export function keyOf(visit: Visit): string | undefined {
  const { page } = visit
  if (isPersonal(visit) || page.search.length > LONGEST_SEARCH || !/^\/[\w/.~-]*$/.test(page.path))
    return undefined
  const { language, theme = "" } = page
  return `${language} ${theme} ${page.isMember ? "member" : "visitor"} ${addressIn(page)}`
}

interface Reader extends Omit<Visit, "page"> {
  readonly language: Language | undefined
  readonly preferences: Preferences
}

const readReader = (cookies: Cookies): Reader => ({
  language: readLanguage(cookies[LANGUAGE_COOKIE]),
  preferences: readPreferences(cookies),
  auth: readAuth(cookies),
  isOfStudentStrategy: isOfStudentStrategy(cookies),
})
const visitor = readReader({})

// Nearly all requests use one of a few hundred paths, cookies and languages.
const visitorOf = memoizeByText((cookie) => readReader(parseCookies(cookie)))
/** Cookies that may contain a session are not kept in memory. */
const readerOf = (cookie: string): Reader =>
  cookie.includes(AUTH_COOKIE_PREFIX) ? readReader(parseCookies(cookie)) : visitorOf(cookie)

/** Visitors' requests are nearly all alike. Cookies that may contain a session are not kept in memory. */
export function memoizeForVisitors<Value extends object | null>(
  read: (asked: PageRequestInput) => Value,
): (asked: PageRequestInput) => Value {
  // No header contains a line break.
  const ofVisitor = memoizeByText((text) => {
    const [address = "", acceptLanguage, cookie] = text.split("\n")
    return read({ address, acceptLanguage: acceptLanguage || undefined, cookie: cookie || undefined })
  })
  return (asked) => {
    const { address, acceptLanguage = "", cookie = "" } = asked
    if (cookie.includes(AUTH_COOKIE_PREFIX)) return read(asked)
    return ofVisitor(`${address}\n${acceptLanguage}\n${cookie}`)
  }
}

const browserLanguageOf = memoizeByText((header) => languageFromAcceptHeader(header) ?? null)

const addressOf = memoizeByText((address): Address => {
  const at = address.indexOf("?")
  if (at === -1) return { ...splitPrefix(address), search: "" }
  return {
    ...splitPrefix(address.slice(0, at)),
    search: stringifySearch(parseSearch(address.slice(at))),
  }
})
