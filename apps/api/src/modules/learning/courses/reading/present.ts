import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import { isOpen } from "../policy.ts"
import {
  type Author,
  inLanguage,
  presentAuthor,
  presentSummaryText,
  presentTitle,
  presentTopics,
} from "../present.ts"
import type { CourseRow, CourseSummaryRow, LessonSummaryRow, selectChapters } from "./queries.ts"

type Authors = ReadonlyMap<string, Author>

/** A draft may have no level yet. */
export const presentCourseSummary = <Level>(
  row: Omit<CourseSummaryRow, "level"> & { readonly level: Level },
  authors: Authors,
  language: Language,
) => ({
  id: row.id,
  topics: presentTopics(row.topics, language),
  level: row.level,
  language: row.language,
  languages: row.languages,
  is_fallback: row.language !== language,
  spoken_languages: row.spokenLanguages,
  ...presentTitle(row.title),
  ...presentSummaryText(row.summary),
  lesson_count: row.lessonCount,
  duration_ms: row.durationMs,
  poster: row.poster,
  author: row.authorId === null ? null : presentAuthor(authors.get(row.authorId)),
  published_at: row.publishedAt.toISOString(),
})

export const presentLessonSummary = (row: LessonSummaryRow) => ({
  id: row.id,
  key: row.key,
  position: row.position,
  ...presentTitle(row.title),
  ...presentSummaryText(row.summary),
  duration_ms: row.durationMs,
  poster: row.poster,
  has_quiz: row.questionCount > 0,
  is_open: isOpen(row),
})

interface CourseWithLessons<Level> {
  readonly course: Omit<CourseRow, "level"> & { readonly level: Level }
  readonly chapters: Awaited<ReturnType<typeof selectChapters>>
  readonly lessons: readonly LessonSummaryRow[]
  readonly authors: Authors
  readonly savedBy: number | null
}

export const presentCourse = <Level>(
  { course, chapters, lessons, authors, savedBy }: CourseWithLessons<Level>,
  language: Language,
) => ({
  ...presentCourseSummary(course, authors, language),
  outcomes: course.outcomes.map(parseRuby),
  chapters: chapters.map(({ position, title }) => ({
    ...presentTitle(inLanguage(title, course.language)),
    lessons: lessons.filter(({ chapter }) => chapter === position).map(presentLessonSummary),
  })),
  updated_at: course.updatedAt.toISOString(),
  saved_by: savedBy,
})
