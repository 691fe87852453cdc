// A sign-up before there is an account: the chosen role, and the email address that a code was sent to. In
// session storage, so that it survives a reload and the way through an identity service.
import { AUTH_COOKIE_PREFIX, type NewcomerRole, newcomerRoles } from "@shirube/vocabulary/product"

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

/** Defaults to student. */
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

/** Whether they came to sign up rather than sign in; clears the role. */
export function takeJoining(): boolean {
  const isJoining = sessionStorage.getItem(ROLE) !== null
  forgetNewcomer()
  return isJoining
}
