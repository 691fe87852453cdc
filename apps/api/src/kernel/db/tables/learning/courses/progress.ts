import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { CertificateCode, CourseId, LessonId, NoteId, QuizQuestionId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../../identity/accounts.ts"
import { courseId, courses, type InLanguages, lessonId, lessons, quizQuestions } from "../courses.ts"

const ownerId = () => deletedWithMember("user_id").notNull()

/** A member's enrolment in a course, and the lesson they last opened. */
export const courseProgress = pgTable(
  "course_progress",
  {
    userId: ownerId(),
    courseId: courseId().references(() => courses.id, { onDelete: "cascade" }),
    lastLessonId: uuid("last_lesson_id")
      .$type<LessonId>()
      .references(() => lessons.id, { onDelete: "set null" }),
    begunAt: instant("begun_at").notNull(),
    lastAt: instant("last_at").notNull(),
    doneAt: instant("done_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index("course_progress_last").on(t.userId, t.lastAt, t.courseId),
    index("course_progress_by_course").on(t.courseId),
    index("course_progress_begun").on(t.begunAt),
    index("course_progress_done").on(t.doneAt),
  ],
)

export const lessonProgress = pgTable(
  "lesson_progress",
  {
    userId: ownerId(),
    lessonId: lessonId().references(() => lessons.id, { onDelete: "cascade" }),
    courseId: courseId(),
    /** Position in the newest play. */
    positionMs: integer("position_ms").notNull(),
    /** Number of the newest play; only that play moves the position. */
    play: integer("play").notNull(),
    /** One bit per watched slot, in base64. */
    slots: text("slots").notNull(),
    watched: integer("watched").notNull(),
    /** The watched film has used up all time before this instant: an hour allows at most two hours of film. */
    timeUsedTo: instant("time_used_to").notNull(),
    watchedAt: instant("watched_at").notNull(),
    isQuizDone: boolean("is_quiz_done").notNull().default(false),
    doneAt: instant("done_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    index("lesson_progress_of_course").on(t.userId, t.courseId),
    index("lesson_progress_by_lesson").on(t.lessonId),
  ],
)

export const quizAnswers = pgTable(
  "quiz_answers",
  {
    userId: ownerId(),
    questionId: uuid("question_id")
      .$type<QuizQuestionId>()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: "cascade" }),
    lessonId: lessonId(),
    /** The most recent choice. */
    chosen: smallint("chosen").array().notNull(),
    answeredAt: instant("answered_at").notNull(),
    /** Since the first right answer; a later wrong answer does not reset it. */
    rightAt: instant("right_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("quiz_answers_of_lesson").on(t.userId, t.lessonId),
    index("quiz_answers_by_question").on(t.questionId),
  ],
)

export const lessonNotes = pgTable(
  "lesson_notes",
  {
    id: uuid("id").$type<NoteId>().primaryKey(),
    userId: ownerId(),
    courseId: text("course_id").$type<CourseId>().notNull(),
    /** Null once the lesson is removed from its course; the note stays. */
    lessonId: uuid("lesson_id")
      .$type<LessonId>()
      .references(() => lessons.id, { onDelete: "set null" }),
    atMs: integer("at_ms").notNull(),
    text: text("text").notNull(),
    retryKey: text("retry_key"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    index("lesson_notes_of_course").on(t.userId, t.courseId),
    index("lesson_notes_by_lesson").on(t.lessonId),
    uniqueIndex("lesson_notes_retry_key").on(t.userId, t.retryKey),
  ],
)

/** Issued once per member and course. A snapshot: later changes to the name or the course do not alter it. */
export const certificates = pgTable(
  "certificates",
  {
    code: text("code").$type<CertificateCode>().primaryKey(),
    userId: ownerId(),
    courseId: courseId(),
    name: text("name").notNull(),
    courseTitle: jsonb("course_title").$type<InLanguages<string>>().notNull(),
    lessonCount: integer("lesson_count").notNull(),
    durationMs: integer("duration_ms").notNull(),
    finishedAt: instant("finished_at").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [uniqueIndex("certificates_owner").on(t.userId, t.courseId)],
)
