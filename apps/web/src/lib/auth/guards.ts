// Access rules of pages. `route-guards.ts` turns the verdicts into redirects.
import { type EditorRole, SUSPENDED_PATH } from "@shirube/vocabulary/product"
import type { ApiResponse } from "../api/api-client.ts"
import { splitPrefix } from "../language/language.ts"
import type { SessionStatus } from "./state.ts"

export type User = ApiResponse<"GET /v2/user">

/** Whether they are an editor with one of these roles. The API enforces it; pages show only what works. */
export const isEditorFor = (
  user: Pick<User, "role" | "editorRoles"> | null,
  ...wanted: readonly EditorRole[]
): boolean => user?.role === "editor" && wanted.some((each) => user.editorRoles.includes(each))

export interface Reader {
  readonly user: User | null
  readonly session: SessionStatus
}

export type Verdict =
  | { readonly kind: "enter" }
  /** Sign in first; `remember` is the page the reader wanted. */
  | { readonly kind: "sign-in"; readonly remember: string }
  /** Renewing a session on the server would race the reader's tabs, so the browser does it and returns. */
  | { readonly kind: "renew"; readonly remember: string }
  | { readonly kind: "home" }
  /** Only the security page until a second factor is set up. */
  | { readonly kind: "secure"; readonly path: string }
  /** Only the pages still open to a suspended member. */
  | { readonly kind: "suspended"; readonly path: string }
  /** The next sign-up step first; `remember` is the page that needs it. */
  | { readonly kind: "register"; readonly path: string; readonly remember: string }
  /** Forbidden, so it pretends not to exist. */
  | { readonly kind: "not-there" }

export const SECURITY_PATH = "/account/security"

/** Where a suspended member can appeal, export their data or delete their account, and change the password. */
const openToSuspended: readonly string[] = [SUSPENDED_PATH, "/account/data", "/account/security/password"]
const suspended: Verdict = { kind: "suspended", path: SUSPENDED_PATH }

const enter: Verdict = { kind: "enter" }

/** Pages that need a user. `here` is the full path. */
export function checkLogin({ user, session }: Reader, here: string): Verdict {
  if (user?.isSuspended && !openToSuspended.includes(splitPrefix(pathOf(here)).path)) return suspended
  if (user) return needsSecondFactor(user, here) ? { kind: "secure", path: SECURITY_PATH } : enter
  // An active session without a user: the token was refused, and only the browser can tell whether for good.
  return session === "stale" || session === "active"
    ? { kind: "renew", remember: here }
    : { kind: "sign-in", remember: here }
}

const needsSecondFactor = (user: User, here: string) =>
  user.requiresSecondFactor && pathOf(here) !== SECURITY_PATH
/** Without the language prefix. */
const pathOf = (address: string) => splitPrefix(address.split(/[?#]/)[0] ?? address).path

/** Signed-in users have no use for the sign-in and sign-up start pages. */
export const checkGuest = ({ user }: Reader): Verdict =>
  user?.isSuspended ? suspended : user ? { kind: "home" } : enter

/**
 * Pages that need a finished registration. The steps themselves stay open; other pages redirect to the first
 * unfinished one.
 */
export function checkRegisterStep(reader: Reader, here: string): Verdict {
  const verdict = checkLogin(reader, here)
  if (verdict.kind !== "enter" || !reader.user) return verdict
  const { isFinished, nextPath } = reader.user.registration
  return isFinished || !nextPath || nextPath === pathOf(here)
    ? enter
    : { kind: "register", path: nextPath, remember: here }
}

/** Editors' pages; for everyone else they do not exist. */
export function checkEditor(reader: Reader, here: string): Verdict {
  const verdict = checkLogin(reader, here)
  return verdict.kind === "enter" && reader.user?.role !== "editor" ? { kind: "not-there" } : verdict
}

/** The page for inviting editors and companies; for other editors it does not exist. */
export function checkAdministrator(reader: Reader, here: string): Verdict {
  const verdict = checkEditor(reader, here)
  return verdict.kind === "enter" && !reader.user?.isAdministrator ? { kind: "not-there" } : verdict
}
