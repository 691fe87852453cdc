// Which language a request is answered in, and how addresses carry it. Pure; the rules are those of the product:
// `?lang=`, then the prefix, then the cookie, then the browser, then English.
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageFromAcceptHeader,
} from "@shirube/contract/language"
import { LANGUAGE_COOKIE } from "@shirube/contract/product"
import type { Cookies } from "./cookies.ts"

export interface SplitPath {
  readonly prefix: Language | undefined
  /** The path without prefix; always begins with one slash. */
  readonly path: string
}

export function splitPrefix(pathname: string): SplitPath {
  const match = /^\/([^/]+)(\/.*)?$/.exec(pathname)
  const prefix = match?.[1]
  if (!isLanguage(prefix)) return { prefix: undefined, path: pathname.replace(/^\/+/, "/") }
  return { prefix, path: (match?.[2] ?? "/").replace(/^\/+/, "/") }
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

export interface LanguageInput {
  readonly url: URL
  readonly cookies: Cookies
  readonly acceptLanguage: string | null | undefined
}

export interface LanguageChoice extends SplitPath {
  readonly language: Language
  /** Set where `?lang=` asked for a language: store it and go to this address, which no longer asks. */
  readonly redirect?: string
}

export function chooseLanguage({ url, cookies, acceptLanguage }: LanguageInput): LanguageChoice {
  const split = splitPrefix(url.pathname)
  const asked = url.searchParams.get("lang")
  if (isLanguage(asked)) {
    return { ...split, language: asked, redirect: inLanguage(url.pathname, asked) + withoutLang(url.search) }
  }
  const stored = cookies[LANGUAGE_COOKIE]
  const language =
    split.prefix ??
    (isLanguage(stored) ? stored : (languageFromAcceptHeader(acceptLanguage) ?? DEFAULT_LANGUAGE))
  return { ...split, language }
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
