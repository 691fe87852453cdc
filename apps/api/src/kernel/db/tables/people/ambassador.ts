import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { LanguageCode, UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

/** A student's application to become an ambassador, one at a time. Its status is in the review. */
export const ambassadorApplications = pgTable("ambassador_applications", {
  userId: uuid("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  motivation: text("motivation").notNull(),
  plan: text("plan").notNull(),
  languages: text("languages").array().$type<LanguageCode[]>().notNull(),
  hoursPerWeek: integer("hours_per_week").notNull(),
  /** How to reach them. */
  contact: text("contact").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
})
