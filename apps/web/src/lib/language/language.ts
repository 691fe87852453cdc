// The language of a request, and how URLs carry it. Pure; in order: `?lang=`, the prefix, the cookie, the
// browser, English.
import { DEFAULT_LANGUAGE, isLanguage, type Language, readLanguage } from "@shirube/vocabulary/language"

export interface SplitPath {
  readonly prefix: Language | undefined
  /** The path without prefix; always starts with one slash. */
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

/** The same page in another language: a prefix is swapped, a path without one stays as it is. */
export function inLanguage(pathname: string, language: Language): string {
  const { prefix, path } = splitPrefix(pathname)
  return withPrefix(path, prefix && language)
}

/** What is known about a reader's language, by source. */
export interface LanguageSigns {
  readonly prefix: Language | undefined
  readonly cookie: Language | undefined
  readonly browser: Language | undefined
}

export const chooseLanguage = ({ prefix, cookie, browser }: LanguageSigns): Language =>
  prefix ?? cookie ?? browser ?? DEFAULT_LANGUAGE

/** The language requested by `?lang=`, and the URL without it. */
export function languageAskedFor({ pathname, search }: Pick<URL, "pathname" | "search">) {
  const language = readLanguage(new URLSearchParams(search).get("lang"))
  return language && { language, address: inLanguage(pathname, language) + withoutLang(search) }
}

/** Removes `lang` from a query string and keeps every other byte. */
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
