import type { SessionLength } from "@shirube/vocabulary/mentors/hours/choices"
import {
  feedbackChoices,
  sessionPurposes,
  sessionReminders,
  sessionSides,
  sessionStates,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { MentorSessionId, SessionMessageId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

/** From the request to the end. Deleted with either account, after the other person has been told. */
export const mentorSessions = pgTable(
  "mentor_sessions",
  {
    id: uuid("id").$type<MentorSessionId>().primaryKey(),
    studentId: deletedWithMember("student_id").notNull(),
    mentorId: deletedWithMember("mentor_id").notNull(),
    purpose: text("purpose", { enum: sessionPurposes }).notNull(),
    length: integer("length").$type<SessionLength>().notNull(),
    questions: text("questions").array().notNull(),
    state: text("state", { enum: sessionStates }).notNull(),
    /** Proposed starts that wait for the other side's answer. */
    times: instant("times").array().notNull(),
    timesBy: text("times_by", { enum: sessionSides }),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    meetingUrl: text("meeting_url"),
    /** An open request expires at this time. */
    answerBy: instant("answer_by").notNull(),
    endedBy: text("ended_by", { enum: sessionSides }),
    reason: text("reason"),
    absent: text("absent", { enum: sessionSides }).array().notNull().default([]),
    /** Set by an editor after a complaint: both can read the messages, and write no more. */
    threadClosedAt: instant("thread_closed_at"),
    requestedAt: instant("requested_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("mentor_sessions_by_student").on(t.studentId, t.state, t.updatedAt, t.id),
    index("mentor_sessions_by_mentor").on(t.mentorId, t.state, t.updatedAt, t.id),
    index("mentor_sessions_agreed")
      .on(t.mentorId, t.startsAt)
      .where(sql`state in ('accepted', 'held', 'missed')`),
    index("mentor_sessions_open").on(t.answerBy).where(sql`state in ('requested', 'countered')`),
    index("mentor_sessions_ahead").on(t.startsAt).where(sql`state = 'accepted'`),
  ],
)

const sessionId = () =>
  uuid("session_id")
    .$type<MentorSessionId>()
    .notNull()
    .references(() => mentorSessions.id, { onDelete: "cascade" })

/** Reminders already sent. A session that was moved has a new start, so its reminders are sent again. */
export const mentorSessionReminders = pgTable(
  "mentor_session_reminders",
  {
    sessionId: sessionId(),
    kind: text("kind", { enum: sessionReminders }).notNull(),
    startsAt: instant("starts_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.kind, t.startsAt] })],
)

/** Members whose absences paused their sessions, and when an editor lifted that. */
export const mentorSessionPauses = pgTable(
  "mentor_session_pauses",
  {
    userId: deletedWithMember("user_id").primaryKey(),
    pausedAt: instant("paused_at").notNull(),
    absences: integer("absences").notNull(),
    /** Absences before this no longer count. */
    liftedAt: instant("lifted_at"),
    liftedBy: clearedWithMember("lifted_by"),
  },
  (t) => [
    index("mentor_session_pauses_now").on(t.pausedAt, t.userId).where(sql`lifted_at is null`),
    index("mentor_session_pauses_lifted_by").on(t.liftedBy),
  ],
)

export const mentorSessionMessages = pgTable(
  "mentor_session_messages",
  {
    id: uuid("id").$type<SessionMessageId>().primaryKey(),
    sessionId: sessionId(),
    authorId: deletedWithMember("author_id").notNull(),
    text: text("text").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    index("mentor_session_messages_last").on(t.sessionId, t.sentAt, t.id),
    index("mentor_session_messages_by_author").on(t.authorId),
  ],
)

/** One per person and session. */
export const mentorSessionFeedback = pgTable(
  "mentor_session_feedback",
  {
    sessionId: sessionId(),
    authorId: deletedWithMember("author_id").notNull(),
    helped: text("helped", { enum: feedbackChoices }).notNull(),
    /** Only editors read them. */
    words: text("words"),
    givenAt: instant("given_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.authorId] }),
    index("mentor_session_feedback_by_author").on(t.authorId),
    index("mentor_session_feedback_last").on(t.givenAt, t.sessionId, t.authorId),
    index("mentor_session_feedback_by_answer").on(t.helped, t.givenAt, t.sessionId, t.authorId),
  ],
)

export const mentorSessionThankYous = pgTable(
  "mentor_session_thank_yous",
  {
    sessionId: sessionId().primaryKey(),
    studentId: deletedWithMember("student_id").notNull(),
    mentorId: deletedWithMember("mentor_id").notNull(),
    text: text("text").notNull(),
    isPublic: boolean("is_public").notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (t) => [
    index("mentor_session_thank_yous_by_student").on(t.studentId),
    index("mentor_session_thank_yous_shown").on(t.mentorId, t.writtenAt, t.sessionId).where(sql`is_public`),
    index("mentor_session_thank_yous_by_mentor").on(t.mentorId),
  ],
)
