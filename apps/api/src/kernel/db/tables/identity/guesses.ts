import { doublePrecision, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "./accounts.ts"

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
    userId: deletedWithMember("user_id").notNull(),
    device: text("device").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
)
