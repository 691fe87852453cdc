import { sql } from "drizzle-orm"
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"

/** A post, or one count in a total: of votes, followers, people who saved it, seats. */
export const deferredKinds = ["post", "vote", "follow", "saved", "seat"] as const

/**
 * Domain events, inserted in the transaction that caused them; processes that missed a NOTIFY catch up from
 * here.
 */
export const events = pgTable(
  "events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<object>().notNull(),
    at: instant("at").notNull().defaultNow(),
    /** When the event was enqueued as jobs for its durable subscribers. */
    dispatchedAt: instant("dispatched_at"),
  },
  (t) => [
    index("events_at").on(t.at),
    index("events_pending").on(t.id).where(sql`${t.dispatchedAt} is null`),
  ],
)

/** Mail stored while no SMTP server is configured; read at /dev/mailbox. */
export const keptMails = pgTable(
  "kept_mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [index("kept_mails_at").on(t.at)],
)

/**
 * Public items of deleted accounts, until each is removed at a random time of its own (docs/decisions/0108).
 * No row says whose it was, and the ids are random: nothing shows which rows belong together.
 */
export const deferredRemovals = pgTable(
  "deferred_removals",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: deferredKinds }).notNull(),
    noun: text("noun").notNull(),
    thingId: text("thing_id").notNull(),
    /** For a vote on an answer, its question; for a seat, its event. */
    parentId: text("parent_id").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (t) => [
    index("deferred_removals_due").on(t.dueAt),
    index("deferred_removals_of_thing").on(t.kind, t.thingId),
    index("deferred_removals_of_parent").on(t.kind, t.parentId),
  ],
)

/** Facts about this database itself, e.g. that demo content was loaded. */
export const marks = pgTable("marks", { name: text("name").primaryKey(), value: text("value").notNull() })

/** Rate-limit counters on PostgreSQL, shared by all processes. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: instant("expire"),
})
