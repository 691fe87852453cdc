import type { SessionLength } from "@shirube/vocabulary/mentors/hours/choices"
import {
  sessionPurposes,
  sessionReminders,
  sessionSides,
  sessionStates,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { MentorSessionId } from "#api/kernel/db/ids"
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

export const deletedWithSession = () =>
  uuid("session_id")
    .$type<MentorSessionId>()
    .references(() => mentorSessions.id, { onDelete: "cascade" })

/** Reminders already sent. A session that was moved has a new start, so its reminders are sent again. */
export const mentorSessionReminders = pgTable(
  "mentor_session_reminders",
  {
    sessionId: deletedWithSession().notNull(),
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
