import { and, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId } from "#api/kernel/db/ids"
import {
  courseChapters,
  courses,
  courseTexts,
  lessons,
  lessonTexts,
  quizQuestions,
} from "#api/kernel/db/tables/learning/courses"

const JAPANESE = "ja"

/** All Japanese texts of a course, with the fingerprint that they were saved from. */
export async function selectJapanese(tx: Tx, courseId: CourseId) {
  const [course] = await tx
    .select({ fingerprint: courses.fingerprint })
    .from(courses)
    .where(eq(courses.id, courseId))
    .limit(1)
  if (!course) return undefined
  const ofCourse = tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, courseId))
  return {
    ...course,
    texts: await tx
      .select()
      .from(courseTexts)
      .where(and(eq(courseTexts.courseId, courseId), eq(courseTexts.language, JAPANESE))),
    chapters: await tx.select().from(courseChapters).where(eq(courseChapters.courseId, courseId)).limit(100),
    lessons: await tx
      .select()
      .from(lessonTexts)
      .where(and(inArray(lessonTexts.lessonId, ofCourse), eq(lessonTexts.language, JAPANESE))),
    quizzes: await tx
      .select()
      .from(quizQuestions)
      .where(inArray(quizQuestions.lessonId, ofCourse))
      .limit(5_000),
  }
}
export type Japanese = NonNullable<Awaited<ReturnType<typeof selectJapanese>>>

export async function saveJapanese(
  tx: Tx,
  said: Pick<Japanese, "texts" | "chapters" | "lessons" | "quizzes">,
) {
  for (const row of said.texts)
    await tx
      .update(courseTexts)
      .set(row)
      .where(and(eq(courseTexts.courseId, row.courseId), eq(courseTexts.language, row.language)))
  for (const { courseId, position, title } of said.chapters)
    await tx
      .update(courseChapters)
      .set({ title })
      .where(and(eq(courseChapters.courseId, courseId), eq(courseChapters.position, position)))
  for (const row of said.lessons)
    await tx
      .update(lessonTexts)
      .set(row)
      .where(and(eq(lessonTexts.lessonId, row.lessonId), eq(lessonTexts.language, row.language)))
  for (const { id, texts } of said.quizzes)
    await tx.update(quizQuestions).set({ texts }).where(eq(quizQuestions.id, id))
}
