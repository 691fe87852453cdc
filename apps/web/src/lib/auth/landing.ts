import type { Language } from "@shirube/vocabulary/language"
import { SUSPENDED_PATH } from "@shirube/vocabulary/product"
import { splitPrefix, withPrefix } from "../language/language.ts"
import { SECURITY_PATH, type User } from "./guards.ts"

const LEAVING_PATH = "/account/data"

/**
 * The page after signing in: the one the reader wanted, or the next step of a sign-up without the terms.
 * `takeTarget` is called only if its page is used now; otherwise it stays remembered.
 */
export function landingOf(
  user: User,
  prefix: Language | undefined,
  takeTarget: () => string | undefined,
): string {
  if (user.requiresSecondFactor) return withPrefix(SECURITY_PATH, prefix)
  if (user.isSuspended) return withPrefix(SUSPENDED_PATH, prefix)
  // The owner of an account that is about to be deleted sees that first, and can cancel it there.
  if (user.leavingAt) return withPrefix(LEAVING_PATH, prefix)
  const target = takeTarget() ?? withPrefix("/", prefix)
  const { nextPath, hasAgreed } = user.registration
  return isHome(target) && nextPath !== null && !hasAgreed ? withPrefix(nextPath, prefix) : target
}

const isHome = (target: string) => splitPrefix(target).path === "/"

const OVERVIEW_PATH = "/sign-up/basic-info"

/** The page after creating an account: what the newcomer was about to do, or what they can do now. */
export function newcomerLanding(
  user: User,
  prefix: Language | undefined,
  takeTarget: () => string | undefined,
): string {
  // Without the terms nothing can be done yet: the page stays remembered until sign-up is done.
  const target = user.registration.hasAgreed ? takeTarget() : undefined
  return target === undefined || isHome(target) ? withPrefix(OVERVIEW_PATH, prefix) : target
}
