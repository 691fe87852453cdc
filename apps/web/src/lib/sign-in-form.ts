// Sign-in without JavaScript: the browser posts the form, the server speaks to the API and sets the same cookies that
// the scripts would.
import type { ApiClient } from "./api-client.ts"
import { keptMark } from "./auth/device-mark.ts"
import { safeRedirect } from "./auth/safe-redirect.ts"
import { REDIRECT_COOKIE } from "./auth/state.ts"
import { authFromTokens, storeAuth } from "./auth/write-state.ts"
import { type Cookies, expireCookie } from "./cookies.ts"
import { isApiError } from "./is-api-error.ts"
import type { RefusedForm } from "./request-context.ts"

export const SIGN_IN_FORM_PATHS: readonly string[] = ["/auth/sign-in-mail", "/sign-in-mail"]

export type SignInResult =
  | { readonly kind: "in"; readonly to: string; readonly cookies: readonly string[] }
  | { readonly kind: "refused"; readonly status: number; readonly form: RefusedForm }

export async function signInByForm(
  fields: URLSearchParams,
  deps: { api: ApiClient; cookies: Cookies; now: number; secure: boolean; home: string },
): Promise<SignInResult> {
  const email = fields.get("email") ?? ""
  const device = keptMark(deps)
  try {
    const tokens = await deps.api("POST /v1/auth/login", {
      deviceMark: device.mark,
      body: { email, password: fields.get("password") ?? "" },
    })
    const auth = authFromTokens(tokens, "local", deps.now)
    return {
      kind: "in",
      to: safeRedirect(deps.cookies[REDIRECT_COOKIE]) ?? deps.home,
      cookies: [...storeAuth(auth, deps), device.cookie, expireCookie(REDIRECT_COOKIE, deps)],
    }
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

/** A form that another site posts for the reader would sign them in as somebody else. */
export function isFromThisSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site")
  if (site) return site === "same-origin" || site === "none"
  const origin = request.headers.get("origin")
  return origin === null || origin === new URL(publicUrl).origin || origin === new URL(request.url).origin
}
