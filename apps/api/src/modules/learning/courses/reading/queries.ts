import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, asc, desc, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { prepared } from "#api/kernel/db/prepared"
import {
  ANY,
  courseChapters,
  courseLists,
  courses,
  courseTexts,
  lessons,
  lessonTexts,
} from "#api/kernel/db/tables/learning/courses"
import type { Moment } from "#api/kernel/lists/keyset"

export type { InLanguages } from "#api/kernel/db/tables/learning/courses"

export interface CourseFilter {
  readonly topic?: Topic | undefined
  readonly level?: (typeof courses.$inferSelect)["level"] | undefined
  readonly language?: Language | undefined
}

/**
 * Last row of the previous page; `at` is text from `instantText`, because a JavaScript Date would lose
 * microseconds.
 */
/** Not taken down. */
export const isThere = isNull(courses.takenDownAt)

/** The text in the reader's language, else in the other. */
const textFor = (language: Language | Placeholder) =>
  sql`case when ${language} = any(${courses.languages}) then ${language} else ${courses.languages}[1] end`

const summaryColumns = {
  id: courses.id,
  authorId: courses.authorId,
  topics: courses.topics,
  level: courses.level,
  languages: courses.languages,
  spokenLanguages: courses.spokenLanguages,
  lessonCount: courses.lessonCount,
  durationMs: courses.durationMs,
  poster: courses.poster,
  publishedAt: courses.publishedAt,
  position: instantText(courses.publishedAt),
  language: courseTexts.language,
  title: courseTexts.title,
  summary: courseTexts.summary,
}

const selectSummaries = (tx: Tx, language: Language) =>
  tx
    .select(summaryColumns)
    .from(courses)
    .innerJoin(
      courseTexts,
      and(eq(courseTexts.courseId, courses.id), eq(courseTexts.language, textFor(language))),
    )

export type CourseSummaryRow = Awaited<ReturnType<typeof selectNewest>>[number]

/** Selects the page's ids by index scan first, and joins the rest for these only. */
export function selectNewest(
  tx: Tx,
  {
    filter: { topic = ANY as Topic, language: existsIn = ANY as Language, level },
    language,
    after,
    limit,
  }: { filter: CourseFilter; language: Language; after: Moment<CourseId> | undefined; limit: number },
) {
  const page = tx
    .select({ id: courseLists.courseId })
    .from(courseLists)
    .where(
      and(
        eq(courseLists.topic, topic),
        eq(courseLists.language, existsIn),
        level && eq(courseLists.level, level),
        after && isBefore(courseLists.publishedAt, courseLists.courseId, after),
      ),
    )
    .orderBy(desc(courseLists.publishedAt), desc(courseLists.courseId))
    .limit(limit)
    .as("page")
  return selectSummaries(tx, language)
    .innerJoin(page, eq(page.id, courses.id))
    .orderBy(desc(courses.publishedAt), desc(courses.id))
}

export const selectByIds = async (tx: Tx, ids: readonly CourseId[], language: Language) =>
  ids.length === 0 ? [] : selectSummaries(tx, language).where(and(inArray(courses.id, [...ids]), isThere))

export const selectNewestBy = (tx: Tx, authorId: UserId, language: Language, limit: number) =>
  selectSummaries(tx, language)
    .where(and(eq(courses.authorId, authorId), isThere))
    .orderBy(desc(courses.publishedAt), desc(courses.id))
    .limit(limit)

const course = prepared((tx) => {
  const [id, language] = [sql.placeholder("id"), sql.placeholder("language")]
  return tx
    .select({ ...summaryColumns, outcomes: courseTexts.outcomes, updatedAt: courses.updatedAt })
    .from(courses)
    .innerJoin(
      courseTexts,
      and(eq(courseTexts.courseId, courses.id), eq(courseTexts.language, textFor(language))),
    )
    .where(and(eq(courses.id, id), isThere))
    .limit(1)
    .prepare("course")
})

export async function selectCourse(tx: Tx, id: CourseId, language: Language) {
  const [found] = await course(tx).execute({ id, language })
  return found
}
export type CourseRow = NonNullable<Awaited<ReturnType<typeof selectCourse>>>

export const selectChapters = (tx: Tx, courseId: CourseId) =>
  tx
    .select({ position: courseChapters.position, title: courseChapters.title })
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(asc(courseChapters.position))
    .limit(100)

const lessonColumns = {
  id: lessons.id,
  key: lessons.key,
  chapter: lessons.chapter,
  position: lessons.position,
  durationMs: lessons.durationMs,
  poster: lessons.poster,
  questionCount: lessons.questionCount,
  title: lessonTexts.title,
  summary: lessonTexts.summary,
}

/** Titles in the language of the course's own text, so that a page never mixes two languages. */
export const selectLessons = (tx: Tx, courseId: CourseId, language: Language) =>
  tx
    .select(lessonColumns)
    .from(lessons)
    .innerJoin(lessonTexts, and(eq(lessonTexts.lessonId, lessons.id), eq(lessonTexts.language, language)))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position))
    .limit(500)
export type LessonSummaryRow = Awaited<ReturnType<typeof selectLessons>>[number]
