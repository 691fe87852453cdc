// Who may see a page, as rules. `route-guards.ts` turns their answers into redirects.
import type { ApiResponse } from "../api-client.ts"
import type { SessionStatus } from "./state.ts"

export type User = ApiResponse<"GET /v2/user">

export interface Reader {
  readonly user: User | null
  readonly session: SessionStatus
}

export type Verdict =
  | { readonly kind: "enter" }
  /** Sign in first; `remember` is where the reader wanted to go. */
  | { readonly kind: "sign-in"; readonly remember: string }
  /** The server cannot renew a session without racing the reader's tabs: the browser does it and comes back. */
  | { readonly kind: "renew"; readonly remember: string }
  | { readonly kind: "home" }
  | { readonly kind: "register"; readonly path: string }

const enter: Verdict = { kind: "enter" }

/** Pages that need a user. `here` is the full path. */
export function checkLogin({ user, session }: Reader, here: string): Verdict {
  if (user) return enter
  return session === "stale" ? { kind: "renew", remember: here } : { kind: "sign-in", remember: here }
}

/** Sign-in and sign-up start pages have nothing for those who are in. */
export const checkGuest = ({ user }: Reader): Verdict => (user ? { kind: "home" } : enter)

/**
 * Pages that need a finished registration. The steps themselves stay open, finished or not; only a page of another
 * kind leads to the first unfinished one.
 */
export function checkRegisterStep(reader: Reader, here: string): Verdict {
  const verdict = checkLogin(reader, here)
  if (verdict.kind !== "enter" || !reader.user) return verdict
  const { isFinished, nextPath } = reader.user.registration
  const path = here.split(/[?#]/)[0]
  return isFinished || !nextPath || nextPath === path ? enter : { kind: "register", path: nextPath }
}
