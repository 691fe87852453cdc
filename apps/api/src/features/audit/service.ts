// The memory of who did what to an account. Others write to it; only the operator reads it.

import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Visit } from "#api/platform/session"
import type { Vault } from "#api/platform/vault"
import { deleteAuditEntriesOf, insertAuditEntry, tallyAuditEntry } from "./queries.ts"

export type AuditEvent =
  | "account.created"
  | "sign_in.succeeded"
  | "sign_in.failed"
  | "sign_in.second_factor_asked"
  | "sign_in.second_factor_failed"
  | "owner_proof.failed"
  | "guess.refused"
  | "session.ended"
  | "session.others_ended"
  | "session.ended_elsewhere"
  | "session.stolen_token"
  | "password.changed"
  | "password.reset"
  | "identity.linked"
  | "identity.unlinked"
  | "second_factor.totp_on"
  | "second_factor.totp_off"
  | "second_factor.recovery_codes_renewed"
  | "second_factor.recovery_code_used"
  | "passkey.added"
  | "passkey.removed"

const LONGEST_USER_AGENT = 300

interface Entry {
  readonly event: AuditEvent
  readonly userId: UserId | null
  readonly details?: Record<string, string>
}

const rowOf = (vault: Vault, visit: Visit, { event, userId, details = {} }: Entry) => ({
  at: visit.now,
  event,
  userId,
  ipDigest: vault.digest(visit.ip, "audit ip"),
  userAgent: visit.userAgent.slice(0, LONGEST_USER_AGENT),
  details,
})

export const recordAudit = (tx: Tx, vault: Vault, visit: Visit, entry: Entry) =>
  insertAuditEntry(tx, rowOf(vault, visit, entry))

const HOUR_MS = 3_600_000

/** For what anyone can cause as often as they like: the first of an hour is an entry, the others raise its number. */
export function recordFailure(
  tx: Tx,
  vault: Vault,
  visit: Visit,
  entry: Entry & { readonly method: string },
) {
  const hour = Math.floor(visit.now.getTime() / HOUR_MS)
  const { event, userId, method } = entry
  const row = rowOf(vault, visit, { ...entry, details: { ...entry.details, method } })
  return tallyAuditEntry(tx, { ...row, tally: [event, userId ?? "nobody", method, hour].join(" ") })
}

export const forgetAudit = (tx: Tx, userIds: readonly UserId[]) => deleteAuditEntriesOf(tx, userIds)
