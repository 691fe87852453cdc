import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import type { IdentityId, UserId } from "#api/kernel/db/ids"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

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
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    linkedAt: instant("linked_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("identities_user_id").on(t.userId, t.issuer),
  ],
)
