import type { Language } from "@shirube/contract/language"
import { LANGUAGE_COOKIE } from "@shirube/contract/product"
import type { AnyRouter } from "@tanstack/react-router"
import { isSecure, writeCookie } from "./browser.ts"
import { serializeCookie } from "./cookies.ts"
import { splitPrefix } from "./language.ts"
import type { Locale } from "./locale.ts"

/** The same page in the other language, in place: the reader stays at their paragraph, and nothing typed is lost. */
export async function switchLanguage(router: AnyRouter, locale: Locale, language: Language): Promise<void> {
  writeCookie(serializeCookie(LANGUAGE_COOKIE, language, { secure: isSecure() }))
  // Most readers never turn a page: what holds their place comes with the other language's texts.
  const [place] = await Promise.all([
    import("./reading-place.ts").catch(() => undefined),
    locale.show(language),
  ])
  place?.holdReadingPlace()
  if (locale.prefix) {
    locale.prefix = language
    // The same place to the router, which only rewrites the address: the state is what makes it write it.
    await router.navigate({
      to: ".",
      search: true,
      hash: true,
      state: (state) => ({ ...state, language }),
      replace: true,
      resetScroll: false,
    })
  }
  await router.invalidate()
}

/** Back and forward may lead to an address that carries another language. */
export async function followAddress(locale: Locale, publicHref: string): Promise<void> {
  const { prefix } = splitPrefix(new URL(publicHref, "http://site.invalid").pathname)
  locale.prefix = prefix
  if (prefix && prefix !== locale.language) await locale.show(prefix)
}

declare module "@tanstack/history" {
  interface HistoryState {
    language?: Language
  }
}
