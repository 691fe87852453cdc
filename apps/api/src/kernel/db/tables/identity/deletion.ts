import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** Members who have requested deletion of their account, until it happens or they cancel. */
export const departures = pgTable(
  "departures",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: instant("asked_at").notNull(),
    dueAt: instant("due_at").notNull(),
  },
  (t) => [index("departures_due_at").on(t.dueAt)],
)
