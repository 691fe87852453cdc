import { feedbackChoices, sessionSides } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "../identity/accounts.ts"
import { deletedWithSession } from "./mentor-sessions.ts"

/** One per person and session. */
export const mentorSessionFeedback = pgTable(
  "mentor_session_feedback",
  {
    sessionId: deletedWithSession().notNull(),
    authorId: deletedWithMember("author_id").notNull(),
    /** The author's side. */
    side: text("side", { enum: sessionSides }).notNull(),
    /** The other person. */
    aboutId: deletedWithMember("about_id").notNull(),
    helped: text("helped", { enum: feedbackChoices }).notNull(),
    /** Only editors read them. */
    words: text("words"),
    givenAt: instant("given_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.authorId] }),
    index("mentor_session_feedback_by_author").on(t.authorId),
    index("mentor_session_feedback_about").on(t.aboutId, t.side, t.helped, t.authorId),
    index("mentor_session_feedback_last").on(t.givenAt, t.sessionId, t.authorId),
    index("mentor_session_feedback_by_answer").on(t.helped, t.givenAt, t.sessionId, t.authorId),
  ],
)

export const mentorSessionThankYous = pgTable(
  "mentor_session_thank_yous",
  {
    sessionId: deletedWithSession().primaryKey(),
    studentId: deletedWithMember("student_id").notNull(),
    mentorId: deletedWithMember("mentor_id").notNull(),
    text: text("text").notNull(),
    isPublic: boolean("is_public").notNull(),
    writtenAt: instant("written_at").notNull(),
    /** Deleted by the senpai: the text is gone, and the student cannot write another one. */
    refusedAt: instant("refused_at"),
  },
  (t) => [
    index("mentor_session_thank_yous_by_student").on(t.studentId),
    index("mentor_session_thank_yous_shown").on(t.mentorId, t.writtenAt, t.sessionId).where(sql`is_public`),
    index("mentor_session_thank_yous_by_mentor").on(t.mentorId),
  ],
)
