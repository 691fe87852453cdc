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

/** A feature adds the events that it records by declaring this interface again, in its feature.ts. */
export interface AuditEvents {
  readonly "account.created": true
  readonly "account.removed": true
}
export type AuditEvent = keyof AuditEvents

/** What beside people is recorded about; declared by features in the same way. */
export interface AuditNouns {
  readonly user: true
}

const LONGEST_USER_AGENT = 300

/** Somebody for themselves, somebody in the service of the site, the site itself, or a caller who is not signed in. */
export type AuditActor =
  | { readonly kind: "user" | "editor"; readonly id: UserId }
  | { readonly kind: "system" | "nobody" }

/** Null where there is none, such as an address without an account. */
type AuditSubject =
  | { readonly noun: "user"; readonly id: UserId | null }
  | { readonly noun: Exclude<keyof AuditNouns, "user">; readonly id: string }

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
