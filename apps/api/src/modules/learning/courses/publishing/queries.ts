import { and, eq, inArray, notInArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonId, QuizQuestionId, UserId, VideoId } from "#api/kernel/db/ids"
import {
  ANY,
  courseChapters,
  courseLists,
  courses,
  courseTexts,
  lessons,
  lessonTexts,
  quizQuestions,
} from "#api/kernel/db/tables/learning/courses"

export type { InLanguages, LessonSource, QuizTexts, StoredCue } from "#api/kernel/db/tables/learning/courses"
export type CourseInsert = typeof courses.$inferInsert
export type CourseTextInsert = Omit<typeof courseTexts.$inferInsert, "courseId">
export type ChapterInsert = Omit<typeof courseChapters.$inferInsert, "courseId">
export type LessonInsert = typeof lessons.$inferInsert
export type LessonTextInsert = typeof lessonTexts.$inferInsert
export type QuizInsert = typeof quizQuestions.$inferInsert

/** The stored fingerprint, to detect whether publishing changes anything. */
export async function selectFingerprint(tx: Tx, id: CourseId): Promise<string | undefined> {
  const [found] = await tx
    .select({ fingerprint: courses.fingerprint })
    .from(courses)
    .where(eq(courses.id, id))
    .limit(1)
    .for("update")
  return found?.fingerprint
}

export const selectLessonIds = (tx: Tx, courseId: CourseId) =>
  tx
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .limit(500)

export async function replaceCourse(
  tx: Tx,
  course: CourseInsert,
  texts: readonly CourseTextInsert[],
  chapters: readonly ChapterInsert[],
): Promise<void> {
  const courseId = course.id
  const [saved] = await tx
    .insert(courses)
    .values(course)
    .onConflictDoUpdate({ target: courses.id, set: course })
    .returning()
  await tx.delete(courseTexts).where(eq(courseTexts.courseId, courseId))
  await tx.insert(courseTexts).values(texts.map((text) => ({ ...text, courseId })))
  await tx.delete(courseChapters).where(eq(courseChapters.courseId, courseId))
  await tx.insert(courseChapters).values(chapters.map((chapter) => ({ ...chapter, courseId })))
  await unlist(tx, courseId)
  // A course that is taken down stays so, whatever its new content.
  if (saved?.takenDownAt === null) await list(tx, saved)
}

export const unlist = (tx: Tx, id: CourseId) => tx.delete(courseLists).where(eq(courseLists.courseId, id))

export const list = (
  tx: Tx,
  { id, topics, languages, level, publishedAt }: Omit<typeof courses.$inferSelect, "takenDownAt">,
) =>
  tx.insert(courseLists).values(
    [...topics, ANY].flatMap((topic) =>
      [...languages, ANY].map((language) => ({
        courseId: id,
        topic: topic as (typeof courseLists.$inferInsert)["topic"],
        language: language as (typeof courseLists.$inferInsert)["language"],
        level,
        publishedAt,
      })),
    ),
  )

/** Deletes lessons that are no longer in the course; the others keep their ids and members' progress. */
export async function replaceLessons(
  tx: Tx,
  courseId: CourseId,
  rows: readonly LessonInsert[],
  texts: readonly LessonTextInsert[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx.delete(lessons).where(and(eq(lessons.courseId, courseId), notInArray(lessons.id, ids)))
  for (const row of rows)
    await tx.insert(lessons).values(row).onConflictDoUpdate({ target: lessons.id, set: row })
  await tx.delete(lessonTexts).where(inArray(lessonTexts.lessonId, ids))
  await tx.insert(lessonTexts).values([...texts])
}

export const selectQuizzes = (tx: Tx, lessonIds: readonly LessonId[]) =>
  tx
    .select()
    .from(quizQuestions)
    .where(inArray(quizQuestions.lessonId, [...lessonIds]))
    .limit(5_000)

export async function deleteQuizQuestions(tx: Tx, ids: readonly QuizQuestionId[]): Promise<void> {
  if (ids.length > 0) await tx.delete(quizQuestions).where(inArray(quizQuestions.id, [...ids]))
}

export async function insertQuizQuestions(tx: Tx, rows: readonly QuizInsert[]): Promise<void> {
  if (rows.length > 0) await tx.insert(quizQuestions).values([...rows])
}

export const selectCoursesBy = (tx: Tx, authors: readonly UserId[]) =>
  tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.authorId, [...authors]))

export const selectTakenDownBy = (tx: Tx, authors: readonly UserId[]) =>
  tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.authorId, [...authors]), eq(courses.takenDownBy, "author")))

export async function selectVideosOf(tx: Tx, courseId: CourseId): Promise<VideoId[]> {
  const found = await tx
    .select({ id: lessons.videoId })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .limit(500)
  return found.map(({ id }) => id)
}

export const deleteCourse = (tx: Tx, id: CourseId) => tx.delete(courses).where(eq(courses.id, id))
