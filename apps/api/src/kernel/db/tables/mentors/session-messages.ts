import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { SessionMessageId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"
import { deletedWithSession } from "./mentor-sessions.ts"

/** Only the two people of the session read them, and editors while a report about the session waits. */
export const mentorSessionMessages = pgTable(
  "mentor_session_messages",
  {
    id: uuid("id").$type<SessionMessageId>().primaryKey(),
    sessionId: deletedWithSession().notNull(),
    authorId: deletedWithMember("author_id").notNull(),
    text: text("text").notNull(),
    sentAt: instant("sent_at").notNull(),
    /** Digest of the idempotency key, so that a retry returns the message instead of sending it again. */
    retryKey: text("retry_key"),
  },
  (t) => [
    index("mentor_session_messages_last").on(t.sessionId, t.sentAt, t.id),
    uniqueIndex("mentor_session_messages_retry").on(t.authorId, t.retryKey),
  ],
)
