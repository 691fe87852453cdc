import { index, pgTable } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "./accounts.ts"

/** Members who have requested deletion of their account, until it happens or they cancel. */
export const departures = pgTable(
  "departures",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    askedAt: instant("asked_at").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (t) => [index("departures_due_at").on(t.dueAt)],
)
