import { followedNouns } from "@shirube/contract/community/follows/routes"
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

/** Members who are notified of news about a subject. */
export const follows = pgTable(
  "follows",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    noun: text("noun", { enum: followedNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    followedAt: timestamp("followed_at", { withTimezone: true, mode: "date" }).notNull(),
    /** Carried over from a merged question that the member followed or asked. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("follows_newest").on(t.userId, t.noun, t.followedAt, t.thingId),
    index("follows_by_thing").on(t.noun, t.thingId, t.userId),
  ],
)
