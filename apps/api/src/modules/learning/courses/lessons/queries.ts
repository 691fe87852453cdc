import type { Language } from "@shirube/vocabulary/language"
import { and, asc, desc, eq, getTableColumns } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonId, LessonKey } from "#api/kernel/db/ids"
import { courses, lessons, lessonTexts, quizQuestions } from "#api/kernel/db/tables/learning/courses"
import { isThere } from "../reading/queries.ts"

/** Lessons of published courses. */
const shown = (tx: Tx) =>
  tx
    .select(getTableColumns(lessons))
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere))

export async function selectLessonAt(tx: Tx, courseId: CourseId, key: LessonKey) {
  const [found] = await shown(tx)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.key, key)))
    .limit(1)
  return found
}

export async function selectLesson(tx: Tx, id: LessonId) {
  const [found] = await shown(tx).where(eq(lessons.id, id)).limit(1)
  return found
}
export type LessonRow = NonNullable<Awaited<ReturnType<typeof selectLesson>>>

/** Its title in this language, else in the other. */
export async function selectLessonName(tx: Tx, id: LessonId, language: Language) {
  const [found] = await tx
    .select({
      courseId: lessons.courseId,
      key: lessons.key,
      language: lessonTexts.language,
      title: lessonTexts.title,
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere))
    .innerJoin(lessonTexts, eq(lessonTexts.lessonId, lessons.id))
    .where(eq(lessons.id, id))
    .orderBy(desc(eq(lessonTexts.language, language)))
    .limit(1)
  return found
}

/** One per language. */
export const selectTranscripts = (tx: Tx, lessonId: LessonId) =>
  tx
    .select({
      language: lessonTexts.language,
      cues: lessonTexts.cues,
      termsHtml: lessonTexts.termsHtml,
      marks: lessonTexts.marks,
    })
    .from(lessonTexts)
    .where(eq(lessonTexts.lessonId, lessonId))
    .limit(10)
export type TranscriptRow = Awaited<ReturnType<typeof selectTranscripts>>[number]

export const selectQuiz = (tx: Tx, lessonId: LessonId) =>
  tx
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position))
    .limit(50)
export type QuizRow = Awaited<ReturnType<typeof selectQuiz>>[number]
