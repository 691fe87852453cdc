import type { Language } from "@shirube/contract/language"
import { SUSPENDED_PATH } from "@shirube/contract/product"
import { splitPrefix, withPrefix } from "../language.ts"
import { SECURITY_PATH, type User } from "./guards.ts"

const LEAVING_PATH = "/account/data"

/**
 * Where a user goes after signing in: to what they wanted, or else on with a sign-up that was left in the middle. `takeTarget` is asked
 * only where it is followed now; otherwise it stays remembered.
 */
export function landingOf(
  user: User,
  prefix: Language | undefined,
  takeTarget: () => string | undefined,
): string {
  if (user.requiresSecondFactor) return withPrefix(SECURITY_PATH, prefix)
  if (user.isSuspended) return withPrefix(SUSPENDED_PATH, prefix)
  // An account that is about to be deleted: its owner sees that first, and can stop it there.
  if (user.leavingAt) return withPrefix(LEAVING_PATH, prefix)
  const target = takeTarget() ?? withPrefix("/", prefix)
  const { nextPath } = user.registration
  const isHome = splitPrefix(target).path === "/"
  return isHome && nextPath !== null ? withPrefix(nextPath, prefix) : target
}
