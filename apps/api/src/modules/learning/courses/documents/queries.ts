import { and, asc, eq, gt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId } from "#api/kernel/db/ids"
import { courses, courseTexts, lessons, lessonTexts } from "#api/kernel/db/tables/learning/courses"
import { isThere } from "../reading/queries.ts"

/** Ordered by id. */
export const selectCoursesAfter = (tx: Tx, after: CourseId, limit: number) =>
  tx
    .select()
    .from(courses)
    .where(and(gt(courses.id, after), isThere))
    .orderBy(asc(courses.id))
    .limit(limit)

export async function selectCourse(tx: Tx, id: CourseId) {
  const [found] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isThere))
    .limit(1)
  return found
}

export const selectTextsOf = (tx: Tx, id: CourseId) =>
  tx.select().from(courseTexts).where(eq(courseTexts.courseId, id)).limit(10)

export const selectLessonTextsOf = (tx: Tx, id: CourseId) =>
  tx
    .select({
      position: lessons.position,
      language: lessonTexts.language,
      title: lessonTexts.title,
      summary: lessonTexts.summary,
      cues: lessonTexts.cues,
    })
    .from(lessons)
    .innerJoin(lessonTexts, eq(lessonTexts.lessonId, lessons.id))
    .where(eq(lessons.courseId, id))
    .orderBy(asc(lessons.position))
    .limit(1_000)
