// Sign-out without JavaScript: the browser posts the form; the server ends the same sessions as the scripts
// would.

import { refreshKey } from "../auth/session.ts"
import { endSession, findService, resolved, type SignedOut, type SignOutDeps } from "../auth/sign-out.ts"
import { readAuth } from "../auth/state.ts"
import type { Cookies } from "../browser/cookies.ts"

export const SIGN_OUT_FORM_PATHS: readonly string[] = ["/auth/sign-out", "/sign-out"]

/** `provider`, on retry: the service that was unreachable when the cookies were removed. */
export async function signOutByForm(
  fields: URLSearchParams,
  deps: Omit<SignOutDeps, "retryKey"> & { readonly cookies: Cookies },
): Promise<SignedOut> {
  const auth = readAuth(deps.cookies)
  const provider = fields.get("provider")
  if (!auth)
    return { isEnded: true, service: provider === null ? null : await findService(deps, { provider }) }
  const outcome = await endSession(auth, { ...deps, retryKey: refreshKey(deps.cookies) })
  return { ...outcome, service: await resolved(outcome.service, deps) }
}
