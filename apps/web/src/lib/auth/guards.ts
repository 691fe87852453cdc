// Who may see a page, as rules. `route-guards.ts` turns their answers into redirects.
import type { ApiResponse } from "../api-client.ts"
import { splitPrefix } from "../language.ts"
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
  /** Nothing but the security page until a second factor is set up. */
  | { readonly kind: "secure"; readonly path: string }
  | { readonly kind: "register"; readonly path: string }
  /** Not for them, and so not there. */
  | { readonly kind: "not-there" }

export const SECURITY_PATH = "/account/security"

const enter: Verdict = { kind: "enter" }

/** Pages that need a user. `here` is the full path. */
export function checkLogin({ user, session }: Reader, here: string): Verdict {
  if (user) return needsSecondFactor(user, here) ? { kind: "secure", path: SECURITY_PATH } : enter
  // Active, and yet nobody: the token was refused, and only the browser can find out whether for good.
  return session === "stale" || session === "active"
    ? { kind: "renew", remember: here }
    : { kind: "sign-in", remember: here }
}

const needsSecondFactor = (user: User, here: string) =>
  user.requiresSecondFactor && splitPrefix(pathOf(here)).path !== SECURITY_PATH
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? address

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
  return isFinished || !nextPath || nextPath === pathOf(here) ? enter : { kind: "register", path: nextPath }
}

/** What editors work with; others are not told that it is there. */
export function checkEditor(reader: Reader, here: string): Verdict {
  const verdict = checkLogin(reader, here)
  return verdict.kind === "enter" && reader.user?.role !== "editor" ? { kind: "not-there" } : verdict
}
