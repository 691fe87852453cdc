import { and, asc, eq } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { CourseId, LessonId, LessonKey } from "#api/db/ids"
import { lessons, lessonTexts, quizQuestions } from "#api/db/tables/courses"

export async function selectLessonAt(tx: Tx, courseId: CourseId, key: LessonKey) {
  const [found] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.key, key)))
    .limit(1)
  return found
}

export async function selectLesson(tx: Tx, id: LessonId) {
  const [found] = await tx.select().from(lessons).where(eq(lessons.id, id)).limit(1)
  return found
}
export type LessonRow = NonNullable<Awaited<ReturnType<typeof selectLesson>>>

/** In each language that it is written in. */
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
