import { sql } from "drizzle-orm"
import { bigserial, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { clearedWithMember } from "./accounts.ts"

export const auditActors = ["user", "editor", "system", "nobody"] as const

/**
 * Who did what to which subject, when and from where; kept for a year. No secrets, no addresses in clear. A trigger refuses
 * every change except a higher count, and every deletion that is not announced (queries.ts of the audit log).
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull(),
    event: text("event").notNull(),
    /**
     * `user`: for themselves; `editor`: for the site; `system`: the site itself; `nobody`: a caller who was
     * not signed in.
     */
    actor: text("actor", { enum: auditActors }).notNull(),
    actorId: clearedWithMember("actor_id"),
    subjectNoun: text("subject_noun").notNull(),
    /** Null if there is none, such as an address without an account. */
    subjectId: text("subject_id"),
    /** Keyed digest: shows whether two entries share an address, not which address. */
    ipDigest: text("ip_digest").notNull(),
    userAgent: text("user_agent").notNull(),
    details: jsonb("details").$type<Record<string, string>>().notNull(),
    /** Events that anonymous callers can repeat at will share one entry per hour, with a count. */
    tally: text("tally").unique(),
    times: integer("times").notNull().default(1),
  },
  (t) => [
    index("audit_entries_subject").on(t.subjectId, t.at, t.id),
    index("audit_entries_actor").on(t.actorId, t.at, t.id),
    index("audit_entries_event").on(t.event, t.at, t.id),
    index("audit_entries_at").on(t.at, t.id),
    check("audit_entries_actor_id", sql`${t.actorId} is null or ${t.actor} in ('user', 'editor')`),
  ],
)
