// Signing in and out, as the browser does it.
import type { AnyRouter } from "@tanstack/react-router"
import { api } from "../api.ts"
import { browserSession, isSecure, writeCookie } from "../browser.ts"
import { expireCookie, parseCookies } from "../cookies.ts"
import type { RouterContext } from "../router-context.ts"
import type { User } from "./guards.ts"
import { safeRedirect } from "./safe-redirect.ts"
import { REDIRECT_COOKIE } from "./state.ts"

/** Statuses that the form shows beside its fields. */
const SHOWN_BY_THE_FORM = [401, 422, 429]

export async function signIn(
  { queries, currentUser }: RouterContext,
  credentials: { email: string; password: string },
): Promise<User> {
  const tokens = await api("POST /v1/auth/login", { body: credentials, handles: SHOWN_BY_THE_FORM })
  browserSession.begin(tokens, "local")
  // What a visitor was shown may not be what this user is shown.
  queries.clear()
  return currentUser.fetch()
}

/** Where the reader wanted to go before signing in; asked once. */
export function takeRedirect(): string {
  const target = safeRedirect(parseCookies(document.cookie)[REDIRECT_COOKIE])
  writeCookie(expireCookie(REDIRECT_COOKIE, { secure: isSecure() }))
  return target ?? "/"
}

export async function signOut({ queries, currentUser }: RouterContext, router: AnyRouter): Promise<void> {
  const status = browserSession.status()
  if (status === "active" || status === "stale") {
    // Signed out here, whatever the API says: a reader on a shared computer must be able to rely on it.
    await api("POST /v1/auth/logout", { handles: [400, 401] }).catch(() => {})
  }
  if (status !== "none") {
    browserSession.end()
    currentUser.forget()
    queries.clear()
    await router.invalidate()
  }
}

/** Renews a session that slept; true if the reader is somebody again. */
export async function renewSession({ currentUser }: RouterContext): Promise<boolean> {
  if (browserSession.status() === "none") return false
  return currentUser.fetch().then(
    () => true,
    () => false,
  )
}
