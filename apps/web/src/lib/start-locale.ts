import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@shirube/contract/language"
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import { splitPrefix } from "./language.ts"
import { Locale } from "./locale.ts"
import { loadMessages } from "./messages.ts"

type Start = Pick<Locale, "language" | "prefix">

/** The server has chosen; the browser begins with what the server has shown. */
const chosen: () => Start = createIsomorphicFn()
  .server((): Start => {
    const context = getGlobalStartContext()
    return { language: context?.language ?? DEFAULT_LANGUAGE, prefix: context?.prefix }
  })
  .client((): Start => {
    const shown = document.documentElement.lang
    const language: Language = isLanguage(shown) ? shown : DEFAULT_LANGUAGE
    return { language, prefix: splitPrefix(location.pathname).prefix }
  })

export async function startLocale(): Promise<Locale> {
  const { language, prefix } = chosen()
  return new Locale(language, prefix, await loadMessages(language))
}
