import { exportStates } from "@shirube/contract/identity/export/routes"
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { ExportId, UserId } from "#api/kernel/db/ids"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/** Archives of a member's data. The store has one folder per archive, named by its id. */
export const exports = pgTable(
  "exports",
  {
    id: uuid("id").$type<ExportId>().primaryKey(),
    /**
     * Null once the owner's account is deleted or they have requested another archive: a job then erases the
     * stored one.
     */
    userId: uuid("user_id")
      .$type<UserId>()
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    state: text("state", { enum: exportStates }).notNull(),
    askedAt: instant("asked_at").notNull(),
    /** Size of the download. */
    bytes: integer("bytes"),
    /** The sealed key of the stored archive; null until the archive is sealed. */
    sealedKey: text("sealed_key"),
    expiresAt: instant("expires_at"),
  },
  (t) => [index("exports_expires_at").on(t.expiresAt)],
)
