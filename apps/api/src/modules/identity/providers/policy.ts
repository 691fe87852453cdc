import { languages } from "@shirube/vocabulary/language"

const prefixes = ["", ...languages.map((language) => `/${language}`)]

/** Exact match with one of our pages: no other host, no query, no prefix match. */
export const isOurPage = (paths: readonly string[], origins: readonly string[], address: string) =>
  origins.some((origin) =>
    prefixes.some((prefix) => paths.some((path) => address === origin + prefix + path)),
  )
