import { thingNouns } from "@shirube/contract/things"
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const noun = () => text("noun", { enum: thingNouns }).notNull()
const thingId = () => text("thing_id").notNull()

/** Things of every noun; whether one is still there is for its own feature to say. */
export const saved = pgTable(
  "saved",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    noun: noun(),
    thingId: thingId(),
    savedAt: timestamp("saved_at", { withTimezone: true, mode: "date" }).notNull(),
    /** By who has saved something that has become a part of this. */
    isCarried: boolean("is_carried").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.noun, t.thingId] }),
    index("saved_newest").on(t.userId, t.noun, t.savedAt, t.thingId),
    index("saved_by_thing").on(t.noun, t.thingId),
  ],
)

/** Apart from the things themselves: who saves an article writes nothing that readers of the article wait for. */
export const savedCounts = pgTable(
  "saved_counts",
  { noun: noun(), thingId: thingId(), people: integer("people").notNull() },
  (t) => [primaryKey({ columns: [t.noun, t.thingId] })],
)
