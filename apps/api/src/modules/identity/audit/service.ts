// The audit log. Other features write to it; only the operator reads it.

import { RECORD_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Visit } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import {
  type AuditPage,
  deleteAuditEntriesBefore,
  deleteAuditEntriesOf,
  insertAuditEntry,
  selectAuditAbout,
  selectAuditBy,
  tallyAuditEntry,
} from "./queries.ts"

/** A feature adds its events by augmenting this interface in its feature.ts. */
export interface AuditEvents {
  readonly "account.created": true
  readonly "account.removed": true
}
export type AuditEvent = keyof AuditEvents

/** Audit subjects other than people; features augment it in the same way. */
export interface AuditNouns {
  readonly user: true
}

const LONGEST_USER_AGENT = 300

/** A member acting for themselves, an editor, the site itself, or a caller who is not signed in. */
export type AuditActor =
  | { readonly kind: "user" | "editor"; readonly id: UserId }
  | { readonly kind: "system" | "nobody" }

/** The id is null if there is no account, such as for an unknown address. */
type AuditSubject =
  | { readonly noun: "user"; readonly id: UserId | null }
  | { readonly noun: Exclude<keyof AuditNouns, "user">; readonly id: string }

interface Entry {
  readonly event: AuditEvent
  readonly by: AuditActor
  readonly about: AuditSubject
  readonly details?: Record<string, string>
}

export const anonymousActor: AuditActor = { kind: "nobody" }
export const system: AuditActor = { kind: "system" }
export const aboutUser = (id: UserId | null): AuditSubject => ({ noun: "user", id })

/** The account's proven owner acts on it. */
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

/** Records that an account was removed, without identifying it. */
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

/** For failures that anyone can trigger without limit: one entry an hour, with a counter. */
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

/** Newest first, at most a hundred; `before` is the id of the last entry of the previous page. */
export const auditAbout = (
  tx: Tx,
  subject: AuditSubject & { readonly id: UserId },
  page: Partial<AuditPage> = {},
) => selectAuditAbout(tx, subject, bounded(page))

/** As `auditAbout`, for everything that the person did. */
export const auditBy = (tx: Tx, userId: UserId, page: Partial<AuditPage> = {}) =>
  selectAuditBy(tx, userId, bounded(page))

/** Deletes entries with these people as actor or subject. */
export const forgetAudit = (tx: Tx, userIds: readonly UserId[]) => deleteAuditEntriesOf(tx, userIds)

const KEPT_MS = RECORD_DAYS * 86_400_000

export const purgeAuditEntries = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "audit-purge",
  cron: "30 4 * * *",
  run: async () => {
    await deleteAuditEntriesBefore(db.autocommit, new Date(clock.now().getTime() - KEPT_MS))
  },
})
