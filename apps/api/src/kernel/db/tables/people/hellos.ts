import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { HelloId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

/** One member says hello to another, once: a row that was declined or ended stays, without its texts once it has ended. */
export const hellos = pgTable(
  "hellos",
  {
    id: uuid("id").$type<HelloId>().primaryKey(),
    fromId: deletedWithMember("from_id").notNull(),
    toId: deletedWithMember("to_id").notNull(),
    state: text("state", { enum: ["waiting", "accepted", "declined", "ended"] }).notNull(),
    text: text("text").notNull(),
    /** How to reach each of them; the other sees it once it is accepted. */
    fromContact: text("from_contact").notNull(),
    toContact: text("to_contact"),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    uniqueIndex("hellos_pair").on(t.fromId, t.toId),
    index("hellos_sent").on(t.fromId, t.sentAt),
    index("hellos_received").on(t.toId, t.sentAt),
  ],
)
