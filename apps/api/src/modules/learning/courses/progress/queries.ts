import { and, asc, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonId, UserId } from "#api/kernel/db/ids"
import { courses, lessons } from "#api/kernel/db/tables/learning/courses"
import { courseProgress, lessonProgress, quizAnswers } from "#api/kernel/db/tables/learning/courses/progress"
import { idsOf, memberId } from "#api/kernel/features/personal-facts/queries"
import { isThere } from "../reading/queries.ts"

interface MemberLesson {
  readonly userId: UserId
  readonly lessonId: LessonId
  readonly courseId: CourseId
}

/** Returns the next play number and the stored position. Concurrent starts get different numbers. */
export async function beginLesson(tx: Tx, { userId, lessonId, courseId }: MemberLesson, now: Date) {
  const [begun] = await tx
    .insert(lessonProgress)
    .values({
      userId,
      lessonId,
      courseId,
      positionMs: 0,
      play: 1,
      slots: "",
      watched: 0,
      timeUsedTo: now,
      watchedAt: now,
    })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { play: sql`${lessonProgress.play} + 1` },
    })
    .returning({ play: lessonProgress.play, positionMs: lessonProgress.positionMs })
  if (!begun) throw new Error("Upsert returned no row")
  return begun
}

/** Starts the lesson without a player: uses up no play number. */
export const beginUnplayed = (tx: Tx, { userId, lessonId, courseId }: MemberLesson, now: Date) =>
  tx
    .insert(lessonProgress)
    .values({
      ...{ userId, lessonId, courseId },
      ...{ positionMs: 0, play: 0, slots: "", watched: 0, timeUsedTo: now, watchedAt: now },
    })
    .onConflictDoNothing({ target: [lessonProgress.userId, lessonProgress.lessonId] })

/** Never resets `doneAt`. */
export const touchCourse = (tx: Tx, { userId, lessonId, courseId }: MemberLesson, now: Date) =>
  tx
    .insert(courseProgress)
    .values({ userId, courseId, lastLessonId: lessonId, begunAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [courseProgress.userId, courseProgress.courseId],
      set: { lastLessonId: lessonId, lastAt: now },
    })

/** Locks the row: concurrent reports of two devices run one after the other. */
export async function lockProgress(tx: Tx, userId: UserId, lessonId: LessonId) {
  const [found] = await tx
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .limit(1)
    .for("update")
  return found
}
export type LessonProgressRow = NonNullable<Awaited<ReturnType<typeof lockProgress>>>

export const saveProgress = (tx: Tx, { userId, lessonId, ...row }: LessonProgressRow) =>
  tx
    .update(lessonProgress)
    .set(row)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))

/** Locks the row: of two requests that finish the last two lessons, the second sees the first. */
export const lockCourseProgress = (tx: Tx, userId: UserId, courseId: CourseId) =>
  tx
    .select({ doneAt: courseProgress.doneAt })
    .from(courseProgress)
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId)))
    .limit(1)
    .for("update")

/** Whether every current lesson of the course is done. */
export async function areAllDone(tx: Tx, userId: UserId, courseId: CourseId): Promise<boolean> {
  const [left] = await tx
    .select({ lessons: count() })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(eq(lessons.courseId, courseId), isNull(lessonProgress.doneAt)))
  return left?.lessons === 0
}

/** Sets the date only once. Returns whether it did. */
export async function markCourseDone(tx: Tx, userId: UserId, courseId: CourseId, now: Date) {
  const marked = await tx
    .update(courseProgress)
    .set({ doneAt: now })
    .where(
      and(
        eq(courseProgress.userId, userId),
        eq(courseProgress.courseId, courseId),
        isNull(courseProgress.doneAt),
      ),
    )
    .returning({ courseId: courseProgress.courseId })
  return marked.length > 0
}

export async function selectCourseProgress(tx: Tx, userId: UserId, courseId: CourseId) {
  const [found] = await tx
    .select({ lastKey: lessons.key, doneAt: courseProgress.doneAt })
    .from(courseProgress)
    .leftJoin(lessons, eq(lessons.id, courseProgress.lastLessonId))
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId)))
    .limit(1)
  return found
}

const rightAnswers = (userId: UserId) =>
  sql<number>`(select count(*) from ${quizAnswers} where ${quizAnswers.userId} = ${userId}
    and ${quizAnswers.lessonId} = ${lessonProgress.lessonId} and ${isNotNull(quizAnswers.rightAt)})`.mapWith(
    Number,
  )

export async function countRightAnswers(tx: Tx, userId: UserId, lessonId: LessonId): Promise<number> {
  const [found] = await tx
    .select({ answers: count() })
    .from(quizAnswers)
    .where(
      and(eq(quizAnswers.userId, userId), eq(quizAnswers.lessonId, lessonId), isNotNull(quizAnswers.rightAt)),
    )
  return found?.answers ?? 0
}

export const selectLessonsBegun = (tx: Tx, userId: UserId, courseId: CourseId) =>
  tx
    .select({
      lessonId: lessons.id,
      key: lessons.key,
      durationMs: lessons.durationMs,
      questionCount: lessons.questionCount,
      positionMs: lessonProgress.positionMs,
      slots: lessonProgress.slots,
      watched: lessonProgress.watched,
      rightAnswers: rightAnswers(userId),
      isQuizDone: lessonProgress.isQuizDone,
      doneAt: lessonProgress.doneAt,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)))
    .orderBy(asc(lessons.position))
    .limit(500)
export type BegunLessonRow = Awaited<ReturnType<typeof selectLessonsBegun>>[number]

const doneLessons = (userId: UserId) =>
  sql<number>`(select count(*) from ${lessonProgress} where ${lessonProgress.userId} = ${userId}
    and ${lessonProgress.courseId} = ${courseProgress.courseId} and ${isNotNull(lessonProgress.doneAt)})`.mapWith(
    Number,
  )

const courseColumns = (userId: UserId) => ({
  courseId: courseProgress.courseId,
  lastKey: lessons.key,
  lastAt: courseProgress.lastAt,
  doneAt: courseProgress.doneAt,
  doneLessons: doneLessons(userId),
})

/** The member's progress in those of the courses that they have started. */
export const begunCourses = sql`select begun.course_id as "courseId", lesson.key as "lastKey", begun.done_at as "doneAt",
    (select count(*) from ${lessonProgress} own where own.user_id = begun.user_id
      and own.course_id = begun.course_id and own.done_at is not null) as "doneLessons"
  from ${courseProgress} begun left join ${lessons} lesson on lesson.id = begun.last_lesson_id
  where begun.user_id = ${memberId} and begun.course_id = any(${idsOf("course")})`

/** Only courses that are still published. */
export const selectUnfinished = (tx: Tx, userId: UserId, limit: number) =>
  tx
    .select(courseColumns(userId))
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.id, courseProgress.courseId), isThere))
    .leftJoin(lessons, eq(lessons.id, courseProgress.lastLessonId))
    .where(and(eq(courseProgress.userId, userId), isNull(courseProgress.doneAt)))
    .orderBy(desc(courseProgress.lastAt), desc(courseProgress.courseId))
    .limit(limit)

export async function courseExists(tx: Tx, id: CourseId): Promise<boolean> {
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), isThere))
    .limit(1)
  return found.length > 0
}
