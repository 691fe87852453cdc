// What a router begins with: on the server the request at hand, in the browser the document that the server made.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@shirube/contract/language"
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/contract/product"
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import { isOfStudentStrategy, isSignedIn, readAuth, type SessionStatus, sessionStatus } from "./auth/state.ts"
import { parseCookies } from "./cookies.ts"
import { splitPrefix } from "./language.ts"
import type { Area } from "./messages.ts"
import { type Preferences, readPreferences } from "./preferences.ts"
import type { FormOutcome, Settings } from "./request-context.ts"

export interface Start {
  readonly language: Language
  readonly prefix: Language | undefined
  /** Areas of texts that are needed from the first moment. */
  readonly areas: readonly Area[]
  readonly preferences: Preferences
  readonly session: () => SessionStatus
  readonly isOfStudentStrategy: () => boolean
  /** Somebody is signed in; who it is may not be known yet. */
  readonly isMember: () => boolean
  /** Whom the server made the page for; the browser makes the same of it before it looks who is there now. */
  readonly isMadeForMember: boolean
  readonly settings: Settings
  readonly form: FormOutcome
  readonly nonce: string | undefined
}

export const start: () => Start = createIsomorphicFn()
  .server((): Start => {
    const context = getGlobalStartContext()
    if (!context) throw new Error("A router was made outside of a request")
    const { language, prefix, theme, furigana } = context.page
    const status = sessionStatus(context.auth, Date.now())
    return {
      language,
      prefix,
      areas: [],
      preferences: { theme, furigana },
      session: () => status,
      isOfStudentStrategy: () => context.isOfStudentStrategy,
      isMember: () => context.page.isMember,
      isMadeForMember: context.page.isMember,
      settings: context.settings,
      form: context.form,
      nonce: context.nonce,
    }
  })
  .client(
    (): Start => ({
      language: isLanguage(document.documentElement.lang) ? document.documentElement.lang : DEFAULT_LANGUAGE,
      prefix: splitPrefix(location.pathname).prefix,
      areas: (document.documentElement.dataset.texts ?? "").split(" ").filter(Boolean) as Area[],
      preferences: readPreferences(parseCookies(document.cookie)),
      session: () => sessionStatus(readAuth(parseCookies(document.cookie)), Date.now()),
      isOfStudentStrategy: () => isOfStudentStrategy(parseCookies(document.cookie)),
      isMember: () => isSignedIn(sessionStatus(readAuth(parseCookies(document.cookie)), Date.now())),
      // Guesses, until hydration brings the server's word.
      isMadeForMember: false,
      settings: {
        publicUrl: location.origin,
        apiTimeoutMs: DEFAULT_API_TIMEOUT_MS,
        devTools: false,
        analyticsId: undefined,
        helpEmail: "",
      },
      form: {},
      nonce: undefined,
    }),
  )
