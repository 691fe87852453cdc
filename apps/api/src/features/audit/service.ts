// The memory of who did what to an account. Others write to it; only the operator reads it.
import type { Tx } from "#api/db/client"
import type { Visit } from "#api/platform/session"
import type { Vault } from "#api/platform/vault"
import { insertAuditEntry } from "./queries.ts"

export type AuditEvent =
  | "account.created"
  | "sign_in.succeeded"
  | "sign_in.failed"
  | "sign_in.second_factor_asked"
  | "sign_in.second_factor_failed"
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

export const recordAudit = (
  tx: Tx,
  vault: Vault,
  visit: Visit,
  entry: { event: AuditEvent; userId: string | null; details?: Record<string, string> },
) =>
  insertAuditEntry(tx, {
    at: visit.now,
    event: entry.event,
    userId: entry.userId,
    ipDigest: vault.digest(visit.ip, "audit ip"),
    userAgent: visit.userAgent.slice(0, LONGEST_USER_AGENT),
    details: entry.details ?? {},
  })
