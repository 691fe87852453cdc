import { integer, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { LanguageCode } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

/** A student's application to become an ambassador, one at a time. Its status is in the review. */
export const ambassadorApplications = pgTable("ambassador_applications", {
  userId: deletedWithMember("user_id").primaryKey(),
  motivation: text("motivation").notNull(),
  plan: text("plan").notNull(),
  languages: text("languages").array().$type<LanguageCode[]>().notNull(),
  hoursPerWeek: integer("hours_per_week").notNull(),
  /** How to reach them. */
  contact: text("contact").notNull(),
  updatedAt: instant("updated_at").notNull(),
})
