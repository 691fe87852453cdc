import { residenceStatuses } from "@shirube/vocabulary/season/visa/choices"
import { boolean, date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

/** A member's answers about their stay. Visible to them alone; the plan is computed from them each time. */
export const visaPlans = pgTable("visa_plans", {
  userId: uuid("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  status: text("status", { enum: residenceStatuses }).notNull(),
  /** A month, or a day if it is known. */
  graduation: text("graduation"),
  cardExpiresOn: date("card_expires_on", { mode: "string" }),
  hasOffer: boolean("has_offer").notNull(),
  offeredOn: date("offered_on", { mode: "string" }),
  startsOn: date("starts_on", { mode: "string" }),
  huntsOn: boolean("hunts_on").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true, mode: "date" }).notNull(),
})
