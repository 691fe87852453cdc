// What another service has told about a person without an account here. Kept for this tab, for the sign-up flow.
import { AUTH_COOKIE_PREFIX } from "@shirube/contract/product"

const KEY = `${AUTH_COOKIE_PREFIX}registration`

/** The token is good once, for ten minutes; `at` tells how much of them is left. */
export function keepRegistration(
  { token, email }: { token: string; email: string | null },
  at: number,
): void {
  sessionStorage.setItem(KEY, JSON.stringify({ token, email, at }))
}
