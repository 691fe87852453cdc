// The audit log. Other features write to it; administrators read it (editorial/audit-log).

import { RECORD_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Visit } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import {
  type AuditFilter,
  type AuditPage,
  type AuditPosition,
  type AuditRow,
  deleteAuditEntriesBefore,
  deleteAuditEntriesOf,
  insertAuditEntry,
  selectAuditEntries,
  tallyAuditEntry,
} from "./queries.ts"

export type { AuditFilter, AuditPosition, AuditRow }

/** A feature adds its events, with a text for each, in its feature.ts. */
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

/** Newest first. */
export const auditEntriesOf = (tx: Tx, filter: AuditFilter, page: AuditPage) =>
  selectAuditEntries(tx, filter, page)

/** Deletes entries with these people as actor or subject. */
export const forgetAudit = (tx: Tx, userIds: readonly UserId[]) => deleteAuditEntriesOf(tx, userIds)

const KEPT_MS = RECORD_DAYS * 86_400_000

export const purgeAuditEntries = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "audit-purge",
  cron: "30 4 * * *",
  run: async () => {
    await db.transaction((tx) => deleteAuditEntriesBefore(tx, new Date(clock.now().getTime() - KEPT_MS)))
  },
})
