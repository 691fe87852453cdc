// Parsers of single search parameters. Each returns a value that the API accepts, or undefined: an invalid
// parameter is ignored, never an error.
import { LONGEST_MAILED_TOKEN } from "@shirube/vocabulary/product"

/** `form` also limits the length. */
export const readForm = (value: unknown, form: RegExp): string | undefined =>
  typeof value === "string" && form.test(value) ? value : undefined

const CURSOR = /^[A-Za-z0-9_-]{1,400}$/
/** Only versions and variants that exist: the API refuses others. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
/** Lower-case words and digits with hyphens, such as `entry-sheet`. */
const KEY = /^(?=.{1,80}$)[a-z\d]+(?:-[a-z\d]+)*$/
/** A language code. */
const LANGUAGE_CODE = /^[a-z]{2,3}$/

export const readCursor = (value: unknown) => readForm(value, CURSOR)
export const readUuid = (value: unknown) => readForm(value, UUID)
export const readKey = (value: unknown) => readForm(value, KEY)
export const readLanguageCode = (value: unknown) => readForm(value, LANGUAGE_CODE)

/** Typed text, cut to the API's limit. */
export function readWords(value: unknown, longest: number): string | undefined {
  if (typeof value !== "string") return undefined
  const cut = value.trim().slice(0, longest)
  // The cut may have split a surrogate pair.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim() || undefined
}

/** The token of a link in an email; undefined if longer than any we send. */
export const readToken = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= LONGEST_MAILED_TOKEN ? value : undefined

type Known<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

/** Without undefined values: the number of names tells whether a list is filtered. */
export const known = <Search extends object>(search: Search): Known<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Known<Search>

export const readLinkSearch = ({ token }: Record<string, unknown>): { token?: string } =>
  known({ token: readToken(token) })
