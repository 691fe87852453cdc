import type { Language } from "@shirube/contract/language"
import { type ApiClient, createApiClient } from "./api-client.ts"
import { readAuth, sessionStatus } from "./auth/state.ts"
import { ownWords } from "./messages.ts"
import type { RequestContext } from "./request-context.ts"

type Needed = Pick<RequestContext, "api" | "settings" | "cookies">

/**
 * The API for one request on the server: in-process, in the reader's name. A stale session speaks for nobody here:
 * refreshing would race the reader's own tabs, and a refresh token used twice ends the session.
 */
export const requestApi = (context: Needed, language: Language): ApiClient =>
  createApiClient({
    origin: context.settings.publicUrl,
    fetch: context.api,
    language: () => language,
    timeoutMs: () => context.settings.apiTimeoutMs,
    token: async () => {
      const auth = readAuth(context.cookies)
      return sessionStatus(auth, Date.now()) === "active" ? auth?.accessToken : undefined
    },
    say: ownWords(language),
    // The page shows it, with the right status.
    failed: () => {},
  })
