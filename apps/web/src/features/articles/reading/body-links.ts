import type { Language } from "@shirube/contract/language"
import { withPrefix } from "#web/lib/language.ts"

/** Links inside an article are written without a language. On a prefixed page they keep its prefix. */
export const localizeLinks = (html: string, prefix: Language | undefined): string =>
  prefix
    ? html.replace(/(<a href=")(\/[^"/][^"]*)"/g, (_, open, path) => `${open}${withPrefix(path, prefix)}"`)
    : html
