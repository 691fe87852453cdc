import { pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { IdentityId } from "#api/kernel/db/ids"
import { deletedWithMember } from "./accounts.ts"

/**
 * A user's identity at another service. Keyed by issuer, not by our name for it: configuration may rename a
 * provider.
 */
export const identities = pgTable(
  "identities",
  {
    /** The public id; the subject is known only to us and the other service. */
    id: uuid("id").$type<IdentityId>().notNull().unique().defaultRandom(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: deletedWithMember("user_id").notNull(),
    linkedAt: instant("linked_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("identities_user_id").on(t.userId, t.issuer),
  ],
)
