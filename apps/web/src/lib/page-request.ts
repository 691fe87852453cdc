// The description of a page that somebody asks for: the key of a stored page, and all that its renderer is told of the
// request. Whatever is not in it (other cookies, headers, the method, how things were spelled) cannot change a page that is
// stored, because it never arrives there.
import { type Language, languageFromAcceptHeader, readLanguage } from "@shirube/contract/language"
import { AUTH_COOKIE_PREFIX, LANGUAGE_COOKIE } from "@shirube/contract/product"
import { remembering } from "@shirube/contract/remembering"
import { type AuthState, isOfStudentStrategy, isSignedIn, readAuth, sessionStatus } from "./auth/state.ts"
import { type Cookies, parseCookies } from "./cookies.ts"
import { chooseLanguage, type SplitPath, splitPrefix, withPrefix } from "./language.ts"
import { type Preferences, readPreferences } from "./preferences.ts"
import { parseSearch, stringifySearch } from "./search-params.ts"

interface Address extends SplitPath {
  /** Of one spelling (search-params.ts), with its question mark, or empty. */
  readonly search: string
}

export interface PageRequest extends Address, Preferences {
  readonly language: Language
  /** Somebody is signed in, whoever it is: a page made for everyone has a neutral place where they will stand. */
  readonly isMember: boolean
}

/** Whose page it is. Who has a session, or is known elsewhere, gets a page of their own, which is never stored. */
export interface Visit {
  readonly page: PageRequest
  readonly auth: AuthState | undefined
  readonly isOfStudentStrategy: boolean
}

/** Path and search, and the headers that say something about the reader. */
export interface Asked {
  readonly address: string
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

export function visitOf({ address, cookie, acceptLanguage }: Asked): Visit {
  const { language, preferences, ...person } = cookie === undefined ? nobody : readerOf(cookie)
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

/** Without anything that tells one person from another; only that somebody is signed in may show. */
export const asAnyone = ({ page, auth }: Visit, now: number): Visit => ({
  page: { ...page, isMember: isSignedIn(sessionStatus(auth, now)) },
  auth: undefined,
  isOfStudentStrategy: false,
})

export const isPersonal = ({ auth, isOfStudentStrategy }: Visit) => auth !== undefined || isOfStudentStrategy

export const addressIn = ({ prefix, path, search }: Address) => withPrefix(path, prefix) + search

/** Other spellings (`//x`, `/ja/`) are led to this one, never answered in its place. */
export function isSpelledAs(address: string, { prefix, path }: Address): boolean {
  const own = withPrefix(path, prefix)
  return address.startsWith(own) && (address.length === own.length || address[own.length] === "?")
}

const LONGEST_SEARCH = 200

/** Undefined for what is not worth remembering: a page of one person, an odd spelling, a search beyond measure. */
export function keyOf(visit: Visit): string | undefined {
  const { page } = visit
  if (isPersonal(visit) || page.search.length > LONGEST_SEARCH || !/^\/[\w/.~-]*$/.test(page.path))
    return undefined
  const { language, theme = "", furigana } = page
  return `${language} ${theme} ${furigana} ${page.isMember ? "member" : "visitor"} ${addressIn(page)}`
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
const nobody = readReader({})

// Nearly everybody sends one of a few hundred addresses, cookies and languages.
const visitorOf = remembering((cookie) => readReader(parseCookies(cookie)))
/** What may hold a session is not kept in memory. */
const readerOf = (cookie: string): Reader =>
  cookie.includes(AUTH_COOKIE_PREFIX) ? readReader(parseCookies(cookie)) : visitorOf(cookie)

const browserLanguageOf = remembering((header) => languageFromAcceptHeader(header) ?? null)

const addressOf = remembering((address): Address => {
  const at = address.indexOf("?")
  if (at === -1) return { ...splitPrefix(address), search: "" }
  return {
    ...splitPrefix(address.slice(0, at)),
    search: stringifySearch(parseSearch(address.slice(at))),
  }
})
