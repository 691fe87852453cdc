import { lockReasons } from "@shirube/vocabulary/community/forum/choices"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { sql } from "drizzle-orm"
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { AnswerId, CommentId, LanguageCode, LessonId, QuestionId } from "#api/kernel/db/ids"
import { removedColumns } from "#api/kernel/db/removal"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"
import { lessons } from "../learning/courses.ts"

export const languageCode = () => text("language").$type<LanguageCode>().notNull()

/** Null once the account is deleted. */
export const person = (name: string) => clearedWithMember(name)

export const questions = pgTable(
  "questions",
  {
    id: uuid("id").$type<QuestionId>().primaryKey(),
    askerId: person("asker_id"),
    isAnonymous: boolean("is_anonymous").notNull(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    /** The language of the original. */
    language: languageCode(),
    japaneseLevel: text("japanese_level").$type<JapaneseLevel>(),
    acceptedAnswerId: uuid("accepted_answer_id").$type<AnswerId>(),
    /** The lesson that led to it; null for most questions, and once that lesson is gone. */
    aboutLessonId: uuid("about_lesson_id")
      .$type<LessonId>()
      .references(() => lessons.id, { onDelete: "set null" }),
    /** Set by an editor: nothing may be added. */
    lockedAt: instant("locked_at"),
    lockReason: text("lock_reason", { enum: lockReasons }),
    /** Set by an editor: each member may post here once in this many minutes; null: no limit. */
    slowMinutes: integer("slow_minutes"),
    /**
     * The question that an editor merged this duplicate into; that one may since have been merged into
     * another.
     */
    mergedIntoId: uuid("merged_into_id").$type<QuestionId>(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    lastActivityAt: instant("last_activity_at").notNull(),
    retryKey: text("retry_key"),
    ...removedColumns,
  },
  (t) => [
    index("questions_of_asker").on(t.askerId, t.createdAt, t.id).where(sql`${t.removedAt} is null`),
    index("questions_asker").on(t.askerId),
    uniqueIndex("questions_once").on(t.askerId, t.retryKey),
    index("questions_removed").on(t.removedAt).where(sql`${t.removedAt} is not null`),
    index("questions_removed_by").on(t.removedBy).where(sql`${t.removedBy} is not null`),
    index("questions_about_lesson")
      .on(t.aboutLessonId, t.createdAt, t.id)
      .where(sql`${t.aboutLessonId} is not null`),
    index("questions_merged_into").on(t.mergedIntoId).where(sql`${t.mergedIntoId} is not null`),
    foreignKey({
      name: "questions_merged_into_fk",
      columns: [t.mergedIntoId],
      foreignColumns: [t.id],
    }).onDelete("set null"),
  ],
)

/** The question that it was originally posted under, if that one was merged into this one. */
const mergedFromId = () => uuid("merged_from_id").$type<QuestionId>()

export const questionId = () =>
  uuid("question_id")
    .$type<QuestionId>()
    .notNull()
    .references(() => questions.id, { onDelete: "cascade" })

/** In every list with a filter: all topics, all languages. */
export const ANY = ""

/**
 * One row for every list that a question is in: all, its topics, its languages, and each combination. It
 * repeats the sort keys, so that each list is one index scan however rare its filter.
 */
export const questionLists = pgTable(
  "question_lists",
  {
    questionId: questionId(),
    topic: text("topic").$type<Topic | typeof ANY>().notNull(),
    language: text("language").$type<LanguageCode | typeof ANY>().notNull(),
    createdAt: instant("created_at").notNull(),
    helpful: integer("helpful").notNull(),
    isUnanswered: boolean("is_unanswered").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.topic, t.language] }),
    index("question_lists_newest").on(t.topic, t.language, t.createdAt, t.questionId),
    index("question_lists_unanswered")
      .on(t.topic, t.language, t.createdAt, t.questionId)
      .where(sql`${t.isUnanswered}`),
    index("question_lists_helpful").on(t.topic, t.language, t.helpful, t.createdAt, t.questionId),
  ],
)

/** In a table of its own: votes and follows then never block an answer. */
export const questionCounts = pgTable("question_counts", {
  questionId: questionId().primaryKey(),
  answers: integer("answers").notNull().default(0),
  /** On the question itself. */
  comments: integer("comments").notNull().default(0),
  /** Its own and those of its answers. */
  helpful: integer("helpful").notNull().default(0),
  followers: integer("followers").notNull().default(0),
})

export const topicCounts = pgTable("topic_counts", {
  topic: text("topic").$type<Topic>().primaryKey(),
  questions: integer("questions").notNull().default(0),
})

export const answers = pgTable(
  "answers",
  {
    id: uuid("id").$type<AnswerId>().primaryKey(),
    questionId: questionId(),
    mergedFromId: mergedFromId(),
    authorId: person("author_id"),
    /** Stored, because an anonymous asker must stay anonymous after their account is deleted. */
    isByAsker: boolean("is_by_asker").notNull(),
    language: languageCode(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    retryKey: text("retry_key"),
    ...removedColumns,
  },
  (t) => [
    index("answers_of_question").on(t.questionId, t.createdAt, t.id).where(sql`${t.removedAt} is null`),
    index("answers_question").on(t.questionId),
    uniqueIndex("answers_one_each")
      .on(t.questionId, t.authorId)
      .where(sql`${t.removedAt} is null and ${t.mergedFromId} is null`),
    index("answers_author").on(t.authorId),
    uniqueIndex("answers_once").on(t.authorId, t.retryKey),
    index("answers_removed").on(t.removedAt).where(sql`${t.removedAt} is not null`),
    index("answers_removed_by").on(t.removedBy).where(sql`${t.removedBy} is not null`),
    index("answers_merged_from").on(t.mergedFromId).where(sql`${t.mergedFromId} is not null`),
  ],
)

export const answerCounts = pgTable("answer_counts", {
  answerId: uuid("answer_id")
    .$type<AnswerId>()
    .primaryKey()
    .references(() => answers.id, { onDelete: "cascade" }),
  comments: integer("comments").notNull().default(0),
  helpful: integer("helpful").notNull().default(0),
})

export const comments = pgTable(
  "comments",
  {
    id: uuid("id").$type<CommentId>().primaryKey(),
    /** The thread's question. */
    questionId: questionId(),
    mergedFromId: mergedFromId(),
    /** Null for a comment on the question itself. */
    answerId: uuid("answer_id")
      .$type<AnswerId>()
      .references(() => answers.id, { onDelete: "cascade" }),
    authorId: person("author_id"),
    isByAsker: boolean("is_by_asker").notNull(),
    language: languageCode(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    retryKey: text("retry_key"),
    ...removedColumns,
  },
  (t) => [
    index("comments_of_question")
      .on(t.questionId, t.createdAt, t.id)
      .where(sql`${t.removedAt} is null and ${t.answerId} is null`),
    index("comments_of_answer").on(t.answerId, t.createdAt, t.id).where(sql`${t.removedAt} is null`),
    index("comments_of_author").on(t.questionId, t.authorId, t.createdAt).where(sql`${t.removedAt} is null`),
    index("comments_question").on(t.questionId),
    index("comments_answer").on(t.answerId),
    index("comments_author").on(t.authorId),
    uniqueIndex("comments_once").on(t.authorId, t.retryKey),
    index("comments_removed").on(t.removedAt).where(sql`${t.removedAt} is not null`),
    index("comments_removed_by").on(t.removedBy).where(sql`${t.removedBy} is not null`),
    index("comments_merged_from").on(t.mergedFromId).where(sql`${t.mergedFromId} is not null`),
  ],
)

/**
 * Senpai who were invited to answer. Whether they answered is in `answers`; whether the question is open is in
 * `questions`.
 */
export const invitations = pgTable(
  "invitations",
  {
    questionId: questionId(),
    senpaiId: deletedWithMember("senpai_id").notNull(),
    /** The asker, who may be anonymous: shown only to themselves. */
    invitedBy: person("invited_by"),
    invitedAt: instant("invited_at").notNull(),
    declinedAt: instant("declined_at"),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.senpaiId] }),
    index("invitations_of_senpai").on(t.senpaiId, t.invitedAt),
    index("invitations_by").on(t.invitedBy),
  ],
)
