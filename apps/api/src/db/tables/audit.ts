import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** Who did what to an account, when and from where; kept for a year. No secrets, no addresses in clear. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull(),
    event: text("event").notNull(),
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    /** Keyed digest: tells same from other, not where. */
    ipDigest: text("ip_digest").notNull(),
    userAgent: text("user_agent").notNull(),
    details: jsonb("details").$type<Record<string, string>>().notNull(),
    /** What strangers can repeat at will is one entry an hour, with its number. */
    tally: text("tally").unique(),
    times: integer("times").notNull().default(1),
  },
  (t) => [index("audit_entries_user_id").on(t.userId, t.at), index("audit_entries_at").on(t.at)],
)
