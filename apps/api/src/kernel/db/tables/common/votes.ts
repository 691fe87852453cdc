import { votedNouns } from "@shirube/contract/common/votes/routes"
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"

/** Votes of readers who found something helpful; whether it still exists is up to its own feature. */
export const votes = pgTable(
  "votes",
  {
    userId: deletedWithMember("user_id").notNull(),
    noun: text("noun", { enum: votedNouns }).notNull(),
    thingId: text("thing_id").notNull(),
    /** The voted question, or the question of the voted answer. */
    threadId: text("thread_id").notNull(),
    votedAt: instant("voted_at").notNull(),
    /** Carried over from a merged question, where the vote also remains. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("votes_by_thing").on(t.noun, t.thingId),
    index("votes_by_thread").on(t.threadId),
  ],
)
