// Who may see a page, as rules. `route-guards.ts` turns their answers into redirects.
import { SUSPENDED_PATH } from "@shirube/contract/product"
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
  /** Nothing but the pages that are left to a suspended person. */
  | { readonly kind: "suspended"; readonly path: string }
  | { readonly kind: "register"; readonly path: string }
  /** Not for them, and so not there. */
  | { readonly kind: "not-there" }

export const SECURITY_PATH = "/account/security"

/** Where a suspended person appeals, takes their data or leaves, and changes the password. */
const openToSuspended: readonly string[] = [SUSPENDED_PATH, "/account/data", "/account/security/password"]
const suspended: Verdict = { kind: "suspended", path: SUSPENDED_PATH }

const enter: Verdict = { kind: "enter" }

/** Pages that need a user. `here` is the full path. */
export function checkLogin({ user, session }: Reader, here: string): Verdict {
  if (user?.isSuspended && !openToSuspended.includes(splitPrefix(pathOf(here)).path)) return suspended
  if (user) return needsSecondFactor(user, here) ? { kind: "secure", path: SECURITY_PATH } : enter
  // Active, and yet nobody: the token was refused, and only the browser can find out whether for good.
  return session === "stale" || session === "active"
    ? { kind: "renew", remember: here }
    : { kind: "sign-in", remember: here }
}

const needsSecondFactor = (user: User, here: string) =>
  user.requiresSecondFactor && pathOf(here) !== SECURITY_PATH
/** Without the prefix of a language. */
const pathOf = (address: string) => splitPrefix(address.split(/[?#]/)[0] ?? address).path

/** Sign-in and sign-up start pages have nothing for those who are in. */
export const checkGuest = ({ user }: Reader): Verdict =>
  user?.isSuspended ? suspended : user ? { kind: "home" } : enter

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

/** Where editors and companies are invited; for other editors it is not there either. */
export function checkAdministrator(reader: Reader, here: string): Verdict {
  const verdict = checkEditor(reader, here)
  return verdict.kind === "enter" && !reader.user?.isAdministrator ? { kind: "not-there" } : verdict
}
