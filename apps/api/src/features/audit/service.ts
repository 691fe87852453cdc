// The memory of who did what to whom. Others write to it; only the operator reads it.

import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Visit } from "#api/platform/session"
import type { Vault } from "#api/platform/vault"
import {
  type AuditPage,
  deleteAuditEntriesOf,
  insertAuditEntry,
  selectAuditAbout,
  selectAuditBy,
  tallyAuditEntry,
} from "./queries.ts"

export type AuditEvent =
  | "account.created"
  | "account_invitation.sent"
  | "account_invitation.resent"
  | "account_invitation.revoked"
  | "account_invitation.accepted"
  | "account.editor_removed"
  | "account.leaving_asked"
  | "account.stayed"
  | "account.removed"
  | "account.suspended"
  | "account.suspension_lifted"
  | "account.suspension_appealed"
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
  | "review.decided"
  | "review.file_seen"
  | "verification.confirmed"
  | "verification.ended"
  | "verification.shortened"
  | "ambassador.applied"
  | "ambassador.withdrawn"
  | "question.removed"
  | "question.locked"
  | "question.unlocked"
  | "question.merged"
  | "question.parted"
  | "question.slowed"
  | "question.unslowed"
  | "post.mended"
  | "question.asker_seen"
  | "answer.removed"
  | "comment.removed"
  | "watched_word.added"
  | "watched_word.changed"
  | "watched_word.removed"
  | "course.taken_down"
  | "course.put_back"
  | "calendar_entry.published"
  | "calendar_entry.taken_down"
  | "calendar_entry.removed"

const LONGEST_USER_AGENT = 300

/** Somebody for themselves, somebody in the service of the site, the site itself, or a caller who is not signed in. */
export type AuditActor =
  | { readonly kind: "user" | "editor"; readonly id: UserId }
  | { readonly kind: "system" | "nobody" }

/** Null where there is none, such as an address without an account. */
type AuditSubject =
  | { readonly noun: "user"; readonly id: UserId | null }
  | {
      readonly noun:
        | "question"
        | "answer"
        | "comment"
        | "watched_word"
        | "course"
        | "calendar_entry"
        | "account_invitation"
      readonly id: string
    }

interface Entry {
  readonly event: AuditEvent
  readonly by: AuditActor
  readonly about: AuditSubject
  readonly details?: Record<string, string>
}

export const nobody: AuditActor = { kind: "nobody" }
export const system: AuditActor = { kind: "system" }
export const aboutUser = (id: UserId | null): AuditSubject => ({ noun: "user", id })

/** Somebody who has shown that the account is theirs does something to it. */
export const byOwner = (id: UserId): Pick<Entry, "by" | "about"> => ({
  by: { kind: "user", id },
  about: aboutUser(id),
})

const rowOf = (vault: Vault, visit: Visit, { event, by, about, details = {} }: Entry) => ({
  at: visit.now,
  event,
  actor: by.kind,
  actorId: "id" in by ? by.id : null,
  subjectNoun: about.noun,
  subjectId: about.id,
  ipDigest: vault.digest(visit.ip, "audit ip"),
  userAgent: visit.userAgent.slice(0, LONGEST_USER_AGENT),
  details,
})

export const recordAudit = (tx: Tx, vault: Vault, visit: Visit, entry: Entry) =>
  insertAuditEntry(tx, rowOf(vault, visit, entry))

/** That somebody was removed, and nothing of who it was. */
export const recordRemoval = (tx: Tx, at: Date) =>
  insertAuditEntry(tx, {
    at,
    event: "account.removed" satisfies AuditEvent,
    actor: "system",
    subjectNoun: "user",
    subjectId: null,
    ipDigest: "",
    userAgent: "",
    details: {},
  })

const HOUR_MS = 3_600_000

/** For what anyone can cause as often as they like: the first of an hour is an entry, the others raise its number. */
export function recordFailure(
  tx: Tx,
  vault: Vault,
  visit: Visit,
  entry: Entry & { readonly method: string },
) {
  const hour = Math.floor(visit.now.getTime() / HOUR_MS)
  const { event, by, about, method } = entry
  const row = rowOf(vault, visit, { ...entry, details: { ...entry.details, method } })
  const tally = [event, by.kind, about.noun, about.id ?? "none", method, hour].join(" ")
  return tallyAuditEntry(tx, { ...row, tally })
}

const MOST_ENTRIES = 100

const bounded = ({ before, limit = MOST_ENTRIES }: Partial<AuditPage>): AuditPage => ({
  before,
  limit: Math.min(limit, MOST_ENTRIES),
})

/** The newest first, at most a hundred; `before` is the id of the last one of the page before. */
export const auditAbout = (
  tx: Tx,
  subject: AuditSubject & { readonly id: UserId },
  page: Partial<AuditPage> = {},
) => selectAuditAbout(tx, subject, bounded(page))

/** As `auditAbout`: what somebody did, to whomever. */
export const auditBy = (tx: Tx, userId: UserId, page: Partial<AuditPage> = {}) =>
  selectAuditBy(tx, userId, bounded(page))

/** What they did, and what was done to them. */
export const forgetAudit = (tx: Tx, userIds: readonly UserId[]) => deleteAuditEntriesOf(tx, userIds)
