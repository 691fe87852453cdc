import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { LanguageCode, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

/** What a student says who would like to be an ambassador, one at a time. Where the editors are with it is for the review to say. */
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
