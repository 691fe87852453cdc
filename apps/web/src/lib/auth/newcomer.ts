// A sign-up before there is an account: what somebody wants to be here, and the address that a code went to. Kept for this tab, so that
// neither a reload nor the way through another service loses it.
import { AUTH_COOKIE_PREFIX, type NewcomerRole, newcomerRoles } from "@shirube/contract/product"

const ROLE = `${AUTH_COOKIE_PREFIX}newcomer-role`
const ADDRESS = `${AUTH_COOKIE_PREFIX}newcomer-address`
const LONGEST_MS = 10 * 60_000

export interface MailedAddress {
  readonly token: string
  readonly email: string
  /** When the last code was sent. */
  readonly at: number
}

export const isNewcomerRole = (text: unknown): text is NewcomerRole =>
  newcomerRoles.some((role) => role === text)

export const keepRole = (role: NewcomerRole) => sessionStorage.setItem(ROLE, role)

/** A student, unless they have said otherwise. */
export function readRole(): NewcomerRole {
  const kept = sessionStorage.getItem(ROLE)
  return isNewcomerRole(kept) ? kept : "student"
}

export const keepAddress = (address: MailedAddress) =>
  sessionStorage.setItem(ADDRESS, JSON.stringify(address))

export function readAddress(now: number): MailedAddress | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ADDRESS) ?? "null") as MailedAddress | null
    return kept && now - kept.at < LONGEST_MS ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetNewcomer(): void {
  sessionStorage.removeItem(ROLE)
  sessionStorage.removeItem(ADDRESS)
}

/** Whether they came to sign up, and not to sign in; asked once. */
export function takeJoining(): boolean {
  const isJoining = sessionStorage.getItem(ROLE) !== null
  forgetNewcomer()
  return isJoining
}
