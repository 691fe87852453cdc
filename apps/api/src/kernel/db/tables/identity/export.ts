import { exportStates } from "@shirube/contract/identity/export/routes"
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ExportId } from "#api/kernel/db/ids"
import { clearedWithMember } from "./accounts.ts"

/** Archives of a member's data. The store has one folder per archive, named by its id. */
export const exports = pgTable(
  "exports",
  {
    id: uuid("id").$type<ExportId>().primaryKey(),
    /**
     * Null once the owner's account is deleted or they have requested another archive: a job then erases the
     * stored one.
     */
    userId: clearedWithMember("user_id").unique(),
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
