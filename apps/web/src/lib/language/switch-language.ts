import type { Language } from "@shirube/vocabulary/language"
import { LANGUAGE_COOKIE } from "@shirube/vocabulary/product"
import type { AnyRouter } from "@tanstack/react-router"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { serializeCookie } from "../browser/cookies.ts"
import type { RouterContext } from "../page/router-context.ts"
import { splitPrefix } from "./language.ts"
import type { Locale } from "./locale.ts"

/** Shows the page in the other language in place: the reader keeps their position, and nothing typed is lost. */
export async function switchLanguage(router: AnyRouter, locale: Locale, language: Language): Promise<void> {
  writeCookie(serializeCookie(LANGUAGE_COOKIE, language, { secure: isSecure() }))
  const cache = (router.options.context as RouterContext).queries.current()
  // Most readers never switch, so this is loaded with the other language's messages.
  const [place, lists] = await Promise.all([
    import("../browser/reading-place.ts").catch(() => undefined),
    cache && import("../query/grown-lists.ts").catch(() => undefined),
  ])
  const grown = (cache && lists?.grownLists(cache)) ?? []
  // Before anything else: a growing list has only one page from the language change until it has been
  // refetched.
  place?.keepReadingPlace((drawn) => router.subscribe("onRendered", drawn))
  await locale.show(language)
  if (cache && grown.length > 0) await lists?.regrow(cache, grown)
  if (locale.prefix) {
    locale.prefix = language
    // The location is the same for the router; the changed state makes it rewrite the URL.
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

/** Back and forward may lead to a URL with another language. */
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
