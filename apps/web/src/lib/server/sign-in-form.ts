// Sign-in without JavaScript: the browser posts the form; the server calls the API and sets the same cookies
// as the scripts would.
import type { Language } from "@shirube/vocabulary/language"
import type { ApiClient } from "../api/api-client.ts"
import { isApiError } from "../api/is-api-error.ts"
import { keptMark } from "../auth/device-mark.ts"
import { landingOf } from "../auth/landing.ts"
import { safeRedirect } from "../auth/safe-redirect.ts"
import { type AuthState, REDIRECT_COOKIE } from "../auth/state.ts"
import { authFromTokens, storeAuth } from "../auth/write-state.ts"
import { type Cookies, expireCookie } from "../browser/cookies.ts"
import type { RefusedForm } from "./request-context.ts"

export const SIGN_IN_FORM_PATHS: readonly string[] = ["/auth/sign-in-mail", "/sign-in-mail"]

export type SignInResult =
  | { readonly kind: "in"; readonly to: string; readonly cookies: readonly string[] }
  | { readonly kind: "refused"; readonly status: number; readonly form: RefusedForm }

export async function signInByForm(
  fields: URLSearchParams,
  deps: {
    apiFor: (auth: AuthState | undefined) => ApiClient
    cookies: Cookies
    now: number
    secure: boolean
    prefix: Language | undefined
  },
): Promise<SignInResult> {
  const email = fields.get("email") ?? ""
  const device = keptMark(deps)
  try {
    const tokens = await deps.apiFor(undefined)("POST /v1/auth/login", {
      deviceMark: device.mark,
      body: { email, password: fields.get("password") ?? "" },
    })
    const auth = authFromTokens(tokens, "local", deps.now)
    const cookies = [...storeAuth(auth, deps), device.cookie]
    const to = landingOf(await deps.apiFor(auth)("GET /v2/user"), deps.prefix, () => {
      cookies.push(expireCookie(REDIRECT_COOKIE, deps))
      return safeRedirect(deps.cookies[REDIRECT_COOKIE])
    })
    return { kind: "in", to, cookies }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 0) throw error
    return {
      kind: "refused",
      status: error.status,
      form: {
        values: { email },
        message: error.message,
        errors: error.errors,
        needsScripts: error.challenge !== undefined,
      },
    }
  }
}

/** Prevents another site from signing the reader in to a different account. */
export function isFromThisSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site")
  if (site) return site === "same-origin" || site === "none"
  const origin = request.headers.get("origin")
  return origin === null || origin === new URL(publicUrl).origin || origin === new URL(request.url).origin
}
