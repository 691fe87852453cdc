import { doublePrecision, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** Leaky bucket of wrong guesses: each one adds 1, and the level falls slowly. */
export const guessBudgets = pgTable(
  "guess_budgets",
  {
    key: text("key").primaryKey(),
    level: doublePrecision("level").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("guess_budgets_at").on(t.at)],
)

/** Devices that a member has signed in on, by a keyed digest of their `Device-Mark`. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text("device").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
)
