import { postNouns, textOrigins } from "@shirube/vocabulary/community/forum/choices"
import { sql } from "drizzle-orm"
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { AnswerId, CommentId, FileId, QuestionId, WatchedWordId } from "#api/kernel/db/ids"
import { files } from "../../common/media.ts"
import { answers, languageCode, person, questionId, questions } from "../forum.ts"

type ThingId = QuestionId | AnswerId | CommentId

const textColumns = {
  thingId: uuid("thing_id").$type<ThingId>().notNull(),
  noun: text("noun", { enum: postNouns }).notNull(),
  language: languageCode(),
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
    language: languageCode(),
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
