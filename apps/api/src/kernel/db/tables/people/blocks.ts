import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

const person = (name: string) =>
  uuid(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/** One member blocks another; it applies in both directions. */
export const blocks = pgTable(
  "blocks",
  {
    userId: person("user_id"),
    blockedId: person("blocked_id"),
    blockedAt: timestamp("blocked_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index("blocks_newest").on(t.userId, t.blockedAt, t.blockedId),
    index("blocks_blocked").on(t.blockedId, t.userId),
  ],
)
