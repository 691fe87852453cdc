// Which language a request is answered in, and how addresses carry it. Pure; the rules are those of the product:
// `?lang=`, then the prefix, then the cookie, then the browser, then English.
import { DEFAULT_LANGUAGE, isLanguage, type Language, readLanguage } from "@shirube/contract/language"

export interface SplitPath {
  readonly prefix: Language | undefined
  /** The path without prefix; always begins with one slash. */
  readonly path: string
}

export function splitPrefix(pathname: string): SplitPath {
  const [, first, rest = "/"] = /^\/+([^/]+)(\/.*)?$/.exec(pathname) ?? []
  const prefix = first?.toLowerCase()
  const [found, path] = isLanguage(prefix) ? [prefix, rest] : [undefined, pathname]
  return { prefix: found, path: path.replace(/^\/+/, "/") }
}

export function withPrefix(path: string, prefix: Language | undefined): string {
  if (!prefix) return path
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`
}

/** The same page in another language: a prefix is swapped, a bare address stays bare. */
export function inLanguage(pathname: string, language: Language): string {
  const { prefix, path } = splitPrefix(pathname)
  return withPrefix(path, prefix && language)
}

/** What is known of a reader's language, each where it was said. */
export interface LanguageSigns {
  readonly prefix: Language | undefined
  readonly cookie: Language | undefined
  readonly browser: Language | undefined
}

export const chooseLanguage = ({ prefix, cookie, browser }: LanguageSigns): Language =>
  prefix ?? cookie ?? browser ?? DEFAULT_LANGUAGE

/** Where `?lang=` asks for a language: which, and the address that no longer asks. */
export function languageAskedFor({ pathname, search }: Pick<URL, "pathname" | "search">) {
  const language = readLanguage(new URLSearchParams(search).get("lang"))
  return language && { language, address: inLanguage(pathname, language) + withoutLang(search) }
}

/** Cuts `lang` out of a query string and leaves every other byte of it as it was. */
function withoutLang(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && decodeURIComponentSafely(pair.split("=")[0] ?? "") !== "lang")
  return kept.length ? `?${kept.join("&")}` : ""
}

function decodeURIComponentSafely(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
