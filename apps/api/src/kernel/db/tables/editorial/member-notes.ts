import { index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { MemberNoteId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

/** What editors write down about a person, who gets it with their data. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: uuid("id").$type<MemberNoteId>().primaryKey(),
    userId: deletedWithMember("user_id").notNull(),
    text: text("text").notNull(),
    writtenBy: clearedWithMember("written_by"),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    index("member_notes_user").on(t.userId, t.createdAt, t.id),
    index("member_notes_written_by").on(t.writtenBy),
  ],
)
