import { followedNouns } from "@shirube/contract/community/follows/routes"
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** Members who are notified of news about a subject. */
export const follows = pgTable(
  "follows",
  {
    userId: deletedWithMember("user_id").notNull(),
    noun: text("noun", { enum: followedNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    followedAt: instant("followed_at").notNull(),
    /** Carried over from a merged question that the member followed or asked. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("follows_newest").on(t.userId, t.noun, t.followedAt, t.thingId),
    index("follows_by_thing").on(t.noun, t.thingId, t.userId),
  ],
)
