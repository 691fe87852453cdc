import { index, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

const person = (name: string) => deletedWithMember(name).notNull()

/** One member blocks another; it applies in both directions. */
export const blocks = pgTable(
  "blocks",
  {
    userId: person("user_id"),
    blockedId: person("blocked_id"),
    blockedAt: instant("blocked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index("blocks_newest").on(t.userId, t.blockedAt, t.blockedId),
    index("blocks_blocked").on(t.blockedId, t.userId),
  ],
)
