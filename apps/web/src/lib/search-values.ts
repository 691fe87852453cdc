// Readers of single search parameters. Each gives a value that the API takes, or undefined: a parameter that makes no sense is
// ignored, it is never an error.
import { LONGEST_MAILED_TOKEN } from "@shirube/contract/product"

/** `form` also bounds the length. */
export const readForm = (value: unknown, form: RegExp): string | undefined =>
  typeof value === "string" && form.test(value) ? value : undefined

const CURSOR = /^[A-Za-z0-9_-]{1,400}$/
/** Of a version and a variant that exist: the API refuses others. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
/** Words of small letters and digits with hyphens between them, such as `entry-sheet`. */
const KEY = /^(?=.{1,80}$)[a-z\d]+(?:-[a-z\d]+)*$/
/** A code of the list of languages. */
const LANGUAGE_CODE = /^[a-z]{2,3}$/

export const readCursor = (value: unknown) => readForm(value, CURSOR)
export const readUuid = (value: unknown) => readForm(value, UUID)
export const readKey = (value: unknown) => readForm(value, KEY)
export const readLanguageCode = (value: unknown) => readForm(value, LANGUAGE_CODE)

/** What somebody typed, cut to what the API takes. */
export function readWords(value: unknown, longest: number): string | undefined {
  if (typeof value !== "string") return undefined
  const cut = value.trim().slice(0, longest)
  // A character outside of the first plane is two units long, and may have lost its second one.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim() || undefined
}

/** The token of a link in an email; undefined where it is longer than any that we send. */
export const readToken = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= LONGEST_MAILED_TOKEN ? value : undefined

type Known<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> }

/** Without the names that have no value: how many there are says whether a list is narrowed. */
export const known = <Search extends object>(search: Search): Known<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Known<Search>

export const readLinkSearch = ({ token }: Record<string, unknown>): { token?: string } =>
  known({ token: readToken(token) })
