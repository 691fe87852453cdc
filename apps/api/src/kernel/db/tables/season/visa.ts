import { residenceStatuses } from "@shirube/vocabulary/season/visa/choices"
import { boolean, pgTable, text } from "drizzle-orm/pg-core"
import { day, instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** A member's answers about their stay. Visible to them alone; the plan is computed from them each time. */
export const visaPlans = pgTable("visa_plans", {
  userId: deletedWithMember("user_id").primaryKey(),
  status: text("status", { enum: residenceStatuses }).notNull(),
  /** A month, or a day if it is known. */
  graduation: text("graduation"),
  cardExpiresOn: day("card_expires_on"),
  hasOffer: boolean("has_offer").notNull(),
  offeredOn: day("offered_on"),
  startsOn: day("starts_on"),
  huntsOn: boolean("hunts_on").notNull(),
  changedAt: instant("changed_at").notNull(),
})
