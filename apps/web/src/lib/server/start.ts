// The initial state of a router: from the request on the server, from the document in the browser.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@shirube/vocabulary/language"
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/vocabulary/product"
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import {
  isOfStudentStrategy,
  isSignedIn,
  readAuth,
  type SessionStatus,
  sessionStatus,
} from "../auth/state.ts"
import { recentCookies } from "../browser/browser.ts"
import { type Preferences, readPreferences } from "../browser/preferences.ts"
import { splitPrefix } from "../language/language.ts"
import type { Area } from "../language/messages.ts"
import type { FormOutcome, Settings } from "./request-context.ts"

export interface Start {
  readonly language: Language
  readonly prefix: Language | undefined
  /** Areas of messages needed from the start. */
  readonly areas: readonly Area[]
  readonly preferences: Preferences
  readonly session: () => SessionStatus
  readonly isOfStudentStrategy: () => boolean
  /** The reader is signed in; the user may not be loaded yet. */
  readonly isMember: () => boolean
  /**
   * Whether the server rendered the page for a member; hydration must match it before the current session is
   * checked.
   */
  readonly isMadeForMember: boolean
  readonly settings: Settings
  readonly form: FormOutcome
  readonly nonce: string | undefined
}

export const start: () => Start = createIsomorphicFn()
  .server((): Start => {
    const context = getGlobalStartContext()
    if (!context) throw new Error("A router was created outside a request")
    const { language, prefix, theme } = context.page
    const status = sessionStatus(context.auth, Date.now())
    return {
      language,
      prefix,
      areas: [],
      preferences: { theme },
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
      preferences: readPreferences(recentCookies()),
      session: () => sessionStatus(readAuth(recentCookies()), Date.now()),
      isOfStudentStrategy: () => isOfStudentStrategy(recentCookies()),
      isMember: () => isSignedIn(sessionStatus(readAuth(recentCookies()), Date.now())),
      // Defaults until hydration.
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
