import { japaneseLevels } from "@shirube/contract/categories"
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import { languages } from "@shirube/vocabulary/language"
import { quizKinds } from "@shirube/vocabulary/learning/courses/choices"
import { courseDraftStates, takenDownByRoles } from "@shirube/vocabulary/learning/courses/draft-choices"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import {
  foreignKey,
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
import { instant, language } from "#api/kernel/db/columns"
import type {
  CourseDraftId,
  CourseId,
  LessonId,
  LessonKey,
  QuizQuestionId,
  VideoId,
} from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

export const courseId = () => text("course_id").$type<CourseId>().notNull()
export const lessonId = () => uuid("lesson_id").$type<LessonId>().notNull()

/** In each available language. */
export type InLanguages<Text> = Readonly<Partial<Record<(typeof languages)[number], Text>>>

export const courses = pgTable(
  "courses",
  {
    id: text("id").$type<CourseId>().primaryKey(),
    /** Null once the author's account is deleted; the course stays. */
    authorId: clearedWithMember("author_id"),
    topics: text("topics", { enum: topics }).array().notNull(),
    level: text("level", { enum: japaneseLevels }).notNull(),
    languages: text("languages", { enum: languages }).array().notNull(),
    spokenLanguages: text("spoken_languages", { enum: languages }).array().notNull(),
    lessonCount: integer("lesson_count").notNull(),
    durationMs: integer("duration_ms").notNull(),
    poster: text("poster"),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Digest of what the course was saved from. */
    fingerprint: text("fingerprint").notNull(),
    /** Since when readers do not see it; their progress stays. */
    takenDownAt: instant("taken_down_at"),
    takenDownBy: text("taken_down_by", { enum: takenDownByRoles }),
  },
  (t) => [index("courses_newest").on(t.publishedAt, t.id), index("courses_author").on(t.authorId)],
)

/** A list across all topics, or all languages. */
export const ANY = "any"

/**
 * One row for every list that a course is in: (its topics + any) × (its languages + any). Each list is then
 * one index scan, whatever its filters.
 */
export const courseLists = pgTable(
  "course_lists",
  {
    courseId: courseId().references(() => courses.id, { onDelete: "cascade" }),
    topic: text("topic").$type<Topic | typeof ANY>().notNull(),
    language: text("language").$type<(typeof languages)[number] | typeof ANY>().notNull(),
    level: text("level", { enum: japaneseLevels }).notNull(),
    publishedAt: instant("published_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.topic, t.language] }),
    index("course_lists_newest").on(t.topic, t.language, t.publishedAt, t.courseId),
    index("course_lists_by_level").on(t.topic, t.language, t.level, t.publishedAt, t.courseId),
  ],
)

export const courseTexts = pgTable(
  "course_texts",
  {
    courseId: courseId().references(() => courses.id, { onDelete: "cascade" }),
    language: language(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    outcomes: text("outcomes").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.language] })],
)

export const courseChapters = pgTable(
  "course_chapters",
  {
    courseId: courseId().references(() => courses.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    title: jsonb("title").$type<InLanguages<string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.position] })],
)

export interface LessonSource {
  readonly title: InLanguages<string>
  readonly publisher: InLanguages<string>
  readonly url: string
  readonly checked_on: string
}

export const lessons = pgTable(
  "lessons",
  {
    id: uuid("id").$type<LessonId>().primaryKey(),
    courseId: courseId(),
    key: text("key").$type<LessonKey>().notNull(),
    /** The number of its chapter. */
    chapter: integer("chapter").notNull(),
    /** From 1, through the whole course. */
    position: integer("position").notNull(),
    spokenLanguage: text("spoken_language", { enum: languages }).notNull(),
    videoId: uuid("video_id").$type<VideoId>().notNull(),
    durationMs: integer("duration_ms").notNull(),
    poster: text("poster"),
    questionCount: integer("question_count").notNull(),
    /** Sources of the rules that the lesson explains. */
    sources: jsonb("sources").$type<readonly LessonSource[]>().notNull(),
  },
  (t) => [
    uniqueIndex("lessons_key").on(t.courseId, t.key),
    index("lessons_in_order").on(t.courseId, t.position),
    foreignKey({ columns: [t.courseId], foreignColumns: [courses.id], name: "lessons_course" }).onDelete(
      "cascade",
    ),
  ],
)

export interface StoredCue {
  readonly start_ms: number
  readonly end_ms: number
  /** As written: with furigana and terms. */
  readonly source: string
  /** With furigana only, for search. */
  readonly read: string
  readonly text: string
  readonly html: string
}

export const lessonTexts = pgTable(
  "lesson_texts",
  {
    lessonId: lessonId().references(() => lessons.id, { onDelete: "cascade" }),
    language: language(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    cues: jsonb("cues").$type<readonly StoredCue[]>().notNull(),
    termsHtml: text("terms_html").notNull(),
    marks: jsonb("marks").$type<readonly { start_ms: number; title: string }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.language] })],
)

export interface QuizTexts {
  readonly question: string
  readonly choices: readonly string[]
  readonly explanation: string
}

export const quizQuestions = pgTable(
  "quiz_questions",
  {
    id: uuid("id").$type<QuizQuestionId>().primaryKey(),
    lessonId: lessonId().references(() => lessons.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind", { enum: quizKinds }).notNull(),
    texts: jsonb("texts").$type<InLanguages<QuizTexts>>().notNull(),
    /** Numbers of the right choices, from 0, ascending. */
    rightChoices: smallint("right_choices").array().notNull(),
  },
  (t) => [uniqueIndex("quiz_questions_in_order").on(t.lessonId, t.position)],
)

/** What the author edits; the published course is a snapshot of one of its versions. */
export const courseDrafts = pgTable(
  "course_drafts",
  {
    id: uuid("id").$type<CourseDraftId>().primaryKey(),
    /** Null until it has been published for the first time. */
    courseId: text("course_id")
      .$type<CourseId>()
      .references(() => courses.id, { onDelete: "set null" }),
    authorId: deletedWithMember("author_id").notNull(),
    document: jsonb("document").$type<CourseDocument>().notNull(),
    state: text("state", { enum: courseDraftStates }).notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("course_drafts_course").on(t.courseId),
    index("course_drafts_of_author").on(t.authorId, t.updatedAt, t.id),
  ],
)

/**
 * The films of a draft and of its published version. Each belongs to one course; removing it from that course
 * releases it.
 */
export const courseDraftFilms = pgTable(
  "course_draft_films",
  {
    videoId: uuid("video_id").$type<VideoId>().primaryKey(),
    draftId: uuid("draft_id")
      .$type<CourseDraftId>()
      .notNull()
      .references(() => courseDrafts.id, { onDelete: "cascade" }),
  },
  (t) => [index("course_draft_films_of_draft").on(t.draftId)],
)
