import { exportStates } from "@shirube/contract/export"
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { ExportId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** Archives of what there is about somebody. The store has a folder named by the id for each. */
export const exports = pgTable(
  "exports",
  {
    id: uuid("id").$type<ExportId>().primaryKey(),
    /** Null once the owner is gone, or has asked for another one: a job removes what the store has. */
    userId: uuid("user_id")
      .$type<UserId>()
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    state: text("state", { enum: exportStates }).notNull(),
    askedAt: instant("asked_at").notNull(),
    /** As it is downloaded. */
    bytes: integer("bytes"),
    /** The key to what the store has, sealed itself; null until there is something to seal. */
    sealedKey: text("sealed_key"),
    expiresAt: instant("expires_at"),
  },
  (t) => [index("exports_expires_at").on(t.expiresAt)],
)
