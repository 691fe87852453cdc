import { votedNouns } from "@shirube/contract/common/votes/routes"
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

/** Votes of readers who found something helpful; whether it still exists is up to its own feature. */
export const votes = pgTable(
  "votes",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    noun: text("noun", { enum: votedNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    /** The voted question, or the question of the voted answer. */
    threadId: text("thread_id").notNull(),
    votedAt: timestamp("voted_at", { withTimezone: true, mode: "date" }).notNull(),
    /** Carried over from a merged question, where the vote also remains. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("votes_by_thing").on(t.noun, t.thingId),
    index("votes_by_thread").on(t.threadId),
  ],
)
