import { lockReasons, postNouns, textOrigins } from "@shirube/vocabulary/community/forum/choices"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { sql } from "drizzle-orm"
import {
  bigserial,
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
import type {
  AnswerId,
  CommentId,
  FileId,
  LanguageCode,
  LessonId,
  QuestionId,
  WatchedWordId,
} from "#api/kernel/db/ids"
import { removedColumns } from "#api/kernel/db/removal"
import { files } from "../common/media.ts"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"
import { lessons } from "../learning/courses.ts"

const language = () => text("language").$type<LanguageCode>().notNull()

/** Null once the account is deleted. */
const person = (name: string) => clearedWithMember(name)

export const questions = pgTable(
  "questions",
  {
    id: uuid("id").$type<QuestionId>().primaryKey(),
    askerId: person("asker_id"),
    isAnonymous: boolean("is_anonymous").notNull(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    /** The language of the original. */
    language: language(),
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

const questionId = () =>
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
    language: language(),
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
    language: language(),
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

type ThingId = QuestionId | AnswerId | CommentId

const textColumns = {
  thingId: uuid("thing_id").$type<ThingId>().notNull(),
  noun: text("noun", { enum: postNouns }).notNull(),
  language: language(),
  origin: text("origin", { enum: textOrigins }).notNull(),
  /** For questions only. */
  title: text("title"),
  source: text("source").notNull(),
  isByAsker: boolean("is_by_asker").notNull(),
  writtenAt: instant("written_at").notNull(),
}

/** The texts of questions, answers and comments, in each of their languages. */
export const forumTexts = pgTable(
  "forum_texts",
  {
    ...textColumns,
    /** The thread's question, with which it is deleted. */
    questionId: questionId(),
    writerId: person("writer_id"),
    html: text("html").notNull(),
    /** Plain text without markup, with furigana. */
    readText: text("read_text").notNull(),
    /** The title with furigana; null until it has been annotated. */
    readTitle: text("read_title"),
    /** The renderer's version. */
    format: integer("format").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.thingId, t.language] }),
    index("forum_texts_thread").on(t.questionId),
    index("forum_texts_writer").on(t.writerId),
    index("forum_texts_format").on(t.format),
  ],
)

/**
 * Which files are in which post. Each is in one only, so that a shared file cannot reveal that two posts have
 * the same author. Deleting a post nulls its reference, and a job then releases the file: code that deletes
 * posts need not handle pictures.
 */
export const postPictures = pgTable(
  "post_pictures",
  {
    fileId: uuid("file_id")
      .$type<FileId>()
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .$type<QuestionId>()
      .references(() => questions.id, { onDelete: "set null" }),
    answerId: uuid("answer_id")
      .$type<AnswerId>()
      .references(() => answers.id, { onDelete: "set null" }),
    /** When an edit removed it from every text of its post; null while one shows it. */
    leftAt: instant("left_at"),
  },
  (t) => [
    index("post_pictures_question").on(t.questionId),
    index("post_pictures_answer").on(t.answerId),
    index("post_pictures_left").on(t.leftAt).where(sql`${t.leftAt} is not null`),
    index("post_pictures_orphans").on(t.fileId).where(sql`${t.questionId} is null and ${t.answerId} is null`),
  ],
)

/** Earlier versions of the texts. */
export const forumRevisions = pgTable(
  "forum_revisions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    ...textColumns,
    questionId: questionId(),
    writerId: person("writer_id"),
    replacedAt: instant("replaced_at").notNull(),
    /** An editor had taken it down: excluded from the public history. */
    isHidden: boolean("is_hidden").notNull().default(false),
  },
  (t) => [
    index("forum_revisions_of_thing").on(t.thingId, t.id),
    index("forum_revisions_thread").on(t.questionId),
    index("forum_revisions_writer").on(t.writerId),
  ],
)

/** Phrases that editors want to review wherever they are posted. */
export const watchedWords = pgTable(
  "watched_words",
  {
    id: uuid("id").$type<WatchedWordId>().primaryKey(),
    /** As an editor typed it. */
    phrase: text("phrase").notNull(),
    /** The normalised form used for matching: independent of width, case and kana. */
    units: text("units").notNull(),
    /** Why it is on the list; only editors see it. */
    note: text("note").notNull(),
    /** Posts that contain it stay hidden until an editor has reviewed them. */
    isHeld: boolean("is_held").notNull(),
    addedBy: person("added_by"),
    addedAt: instant("added_at").notNull(),
  },
  (t) => [uniqueIndex("watched_words_once").on(t.units), index("watched_words_added_by").on(t.addedBy)],
)

/** Where a watched word was found; once an editor has cleared it, it may stay. */
export const watchedFinds = pgTable(
  "watched_finds",
  {
    thingId: uuid("thing_id").$type<ThingId>().notNull(),
    language: language(),
    phrase: text("phrase").notNull(),
    questionId: questionId(),
    foundAt: instant("found_at").notNull(),
    clearedAt: instant("cleared_at"),
  },
  (t) => [
    primaryKey({ columns: [t.thingId, t.language, t.phrase] }),
    index("watched_finds_thread").on(t.questionId),
  ],
)

/** An edit that is waiting for review; readers see the previous text meanwhile. */
export const textsPendingReview = pgTable(
  "held_texts",
  { ...textColumns, questionId: questionId(), writerId: person("writer_id") },
  (t) => [
    primaryKey({ columns: [t.thingId, t.language] }),
    index("held_texts_thread").on(t.questionId),
    index("held_texts_writer").on(t.writerId),
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
