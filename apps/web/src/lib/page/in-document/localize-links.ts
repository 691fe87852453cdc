import type { Language } from "@shirube/vocabulary/language"
import { withPrefix } from "#web/lib/language/language.ts"

/** Links inside a text have no language prefix. On a prefixed page they get its prefix. */
export const localizeLinks = (html: string, prefix: Language | undefined): string =>
  prefix
    ? html.replace(/(<a href=")(\/[^"/][^"]*)"/g, (_, open, path) => `${open}${withPrefix(path, prefix)}"`)
    : html
