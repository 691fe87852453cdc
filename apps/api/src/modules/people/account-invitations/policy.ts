import type { InvitedRole, Role } from "@shirube/vocabulary/product"

export interface InvitationTimes {
  readonly expiresAt: Date
  readonly acceptedAt: Date | null
  readonly revokedAt: Date | null
}

export type InvitationState = "open" | "expired" | "accepted" | "revoked"

export function stateOf({ expiresAt, acceptedAt, revokedAt }: InvitationTimes, now: Date): InvitationState {
  if (acceptedAt) return "accepted"
  if (revokedAt) return "revoked"
  return expiresAt <= now ? "expired" : "open"
}

export const accountRoleOf = (role: InvitedRole) => (role === "company" ? "company" : "editor")

export type Way = "create" | "sign_in" | "already" | "other_account"

interface KnownAccount {
  readonly role: Role
  readonly isAdministrator: boolean
}

/**
 * A role decides who sees what a person wrote and which terms they agreed to, so an existing account keeps its role. The only
 * right that an invitation adds is an editor's right to invite.
 */
export function wayOf(invited: InvitedRole, account: KnownAccount | undefined): Way {
  if (!account) return "create"
  if (account.role !== accountRoleOf(invited)) return "other_account"
  return invited === "administrator" && !account.isAdministrator ? "sign_in" : "already"
}
