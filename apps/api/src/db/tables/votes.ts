import { votedNouns } from "@shirube/contract/votes"
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "../ids.ts"
import { users } from "./accounts.ts"

/** Of readers who found something helpful; whether it is still there is for its own feature to say. */
export const votes = pgTable(
  "votes",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    noun: text("noun", { enum: votedNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    /** The question that it is, or that it answers. */
    threadId: text("thread_id").notNull(),
    votedAt: timestamp("voted_at", { withTimezone: true, mode: "date" }).notNull(),
    /** Said of a question that was merged into this one, where it still stands as well. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("votes_by_thing").on(t.noun, t.thingId),
    index("votes_by_thread").on(t.threadId),
  ],
)
