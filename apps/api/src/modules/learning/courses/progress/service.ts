import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonId, LessonKey, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { personalFact } from "#api/kernel/features/personal-facts"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { codeOf } from "../certificates/service.ts"
import { progressMade } from "../events.ts"
import type { LessonRow } from "../lessons/queries.ts"
import { lessonAt, lessonForMember } from "../lessons/service.ts"
import { isMember } from "../policy.ts"
import { coursesByIds } from "../reading/service.ts"
import { addSlots, firstUnwatchedMs, isWatched, readSlots, shareOf, writeSlots } from "./policy.ts"
import {
  areAllDone,
  type BegunLessonRow,
  beginLesson,
  beginUnplayed,
  begunCourses,
  countRightAnswers,
  courseExists,
  type LessonProgressRow,
  lockCourseProgress,
  lockProgress,
  markCourseDone,
  saveProgress,
  selectCourseProgress,
  selectLessonsBegun,
  selectUnfinished,
  touchCourse,
} from "./queries.ts"

export function presentLessonProgress(row: BegunLessonRow) {
  const isEnough = isWatched(row.watched, row.durationMs)
  const isQuizDone = row.questionCount === 0 || row.isQuizDone
  return {
    lesson_id: row.lessonId,
    key: row.key,
    position_ms: row.positionMs,
    watched_share: shareOf(row.watched, row.durationMs),
    is_watched: isEnough,
    unwatched_from_ms: isEnough ? null : firstUnwatchedMs(readSlots(row.slots)),
    is_quiz_done: isQuizDone,
    questions_left: isQuizDone ? 0 : Math.max(0, row.questionCount - row.rightAnswers),
    is_done: row.doneAt !== null,
  }
}

interface Quizzed {
  readonly lessonId: LessonId
  readonly questionCount: number
  readonly isQuizDone: boolean | null
}

/** Questions that the member has not answered correctly yet. */
export async function questionsLeft(tx: Tx, user: Actor, { lessonId, questionCount, isQuizDone }: Quizzed) {
  if (questionCount === 0 || isQuizDone) return 0
  return Math.max(0, questionCount - (await countRightAnswers(tx, user.id, lessonId)))
}

/** Starting a lesson starts its course. */
export async function beginPlay(tx: Tx, user: Actor, lessonId: LessonId, now: Date) {
  const lesson = await lessonForMember(tx, user, lessonId)
  const whose = { userId: user.id, lessonId, courseId: lesson.courseId }
  const begun = await beginLesson(tx, whose, now)
  await touchCourse(tx, whose, now)
  return begun
}

/** For demo data: a member who has done a lesson, or stopped after some of its slots. */
export async function seedProgress(
  tx: Tx,
  { userId, courseId, key, slots, isDone = false }: SeededProgress,
  now: Date,
): Promise<void> {
  const lessonId = await lessonAt(tx, courseId, key)
  const whose = { userId, lessonId, courseId }
  await beginLesson(tx, whose, now)
  await touchCourse(tx, whose, now)
  const begun = await lockProgress(tx, userId, lessonId)
  if (!begun) throw new Error("Progress not found after insert")
  const watched = new Set(Array.from({ length: slots }, (_, slot) => slot))
  await saveProgress(tx, {
    ...begun,
    positionMs: firstUnwatchedMs(watched),
    slots: writeSlots(watched),
    watched: slots,
    isQuizDone: isDone,
    doneAt: isDone ? now : null,
  })
}

interface SeededProgress {
  readonly userId: UserId
  readonly courseId: CourseId
  readonly key: LessonKey
  /** From the beginning of the lesson. */
  readonly slots: number
  readonly isDone?: boolean
}

interface Report {
  readonly play: number
  readonly positionMs: number
  readonly slots: readonly number[]
}

export async function reportProgress(tx: Tx, user: Actor, lessonId: LessonId, report: Report, now: Date) {
  const lesson = await lessonForMember(tx, user, lessonId)
  const known = await lockProgress(tx, user.id, lessonId)
  if (!known || report.play > known.play) throw new ApiError("lesson.play_unknown")
  const { slots, refused, timeUsedTo } = addSlots(
    { slots: readSlots(known.slots), timeUsedTo: known.timeUsedTo },
    report.slots,
    lesson.durationMs,
    now,
  )
  const isNewest = report.play === known.play
  const saved = await keep(
    tx,
    lesson,
    {
      ...known,
      positionMs: isNewest ? Math.min(report.positionMs, lesson.durationMs) : known.positionMs,
      slots: writeSlots(slots),
      watched: slots.size,
      timeUsedTo,
      watchedAt: now,
    },
    now,
  )
  if (isNewest) await touchCourse(tx, { userId: user.id, lessonId, courseId: lesson.courseId }, now)
  const rightAnswers = lesson.questionCount === 0 ? 0 : await countRightAnswers(tx, user.id, lessonId)
  return { lesson, ...saved, rightAnswers, refused }
}

/** Locks the member's progress. Answering without having watched starts the lesson too. */
export async function lockLessonProgress(tx: Tx, user: Actor, lesson: LessonRow, now: Date) {
  const known = await lockProgress(tx, user.id, lesson.id)
  if (known) return known
  const whose = { userId: user.id, lessonId: lesson.id, courseId: lesson.courseId }
  await beginUnplayed(tx, whose, now)
  await touchCourse(tx, whose, now)
  const begun = await lockProgress(tx, user.id, lesson.id)
  if (!begun) throw new Error("Progress not found after insert")
  return begun
}

/** All questions of the lesson were answered correctly. */
export const markQuizDone = (tx: Tx, lesson: LessonRow, held: LessonProgressRow, now: Date) =>
  keep(tx, lesson, { ...held, isQuizDone: true }, now)

/** A lesson is done when it was watched and its quiz is done; a course when all its lessons are. Both stay done. */
async function keep(tx: Tx, lesson: LessonRow, progress: LessonProgressRow, now: Date) {
  const isDone =
    progress.doneAt !== null ||
    (isWatched(progress.watched, lesson.durationMs) && (lesson.questionCount === 0 || progress.isQuizDone))
  const row = { ...progress, doneAt: isDone ? (progress.doneAt ?? now) : null }
  await saveProgress(tx, row)
  const isNew = isDone && progress.doneAt === null
  if (isDone) await lockCourseProgress(tx, row.userId, row.courseId)
  const isCourseDone = isDone && (await areAllDone(tx, row.userId, row.courseId))
  // Checked for every finished lesson: the missing one may have been removed from the course since.
  const isCourseNew = isCourseDone && (await markCourseDone(tx, row.userId, row.courseId, now))
  if (isNew || isCourseNew) await emit(tx, progressMade, { userId: row.userId, courseId: row.courseId })
  return { progress: row, isCourseDone }
}

export async function courseProgressOf(tx: Tx, user: Actor, courseId: CourseId) {
  if (!(await courseExists(tx, courseId))) throw new ApiError("course.not_found")
  return {
    isMember: isMember(user),
    course: await selectCourseProgress(tx, user.id, courseId),
    lessons: await selectLessonsBegun(tx, user.id, courseId),
    certificateCode: await codeOf(tx, user.id, courseId),
  }
}

export async function finishedAt(tx: Tx, userId: UserId, courseId: CourseId) {
  return (await selectCourseProgress(tx, userId, courseId))?.doneAt ?? null
}

/** For resuming. */
export async function unfinishedCourses(tx: Tx, user: Actor, limit: number, language: Language) {
  const begun = await selectUnfinished(tx, user.id, limit)
  const { items, authors } = await coursesByIds(
    tx,
    begun.map(({ courseId }) => courseId),
    language,
  )
  const byId = new Map(items.map((course) => [course.id, course]))
  return {
    authors,
    items: begun.flatMap((progress) => {
      const course = byId.get(progress.courseId)
      return course ? [{ ...progress, course }] : []
    }),
  }
}

interface BegunCourse {
  readonly courseId: string
  readonly lastKey: string | null
  readonly doneAt: string | null
  readonly doneLessons: number
}

export const courseFact = personalFact<"course", { begun: BegunCourse }>(
  ["course"],
  { begun: begunCourses },
  ({ begun }) => {
    const byId = new Map(begun.map((row) => [row.courseId, row]))
    return ({ noun, id }) => {
      const own = noun === "course" ? byId.get(id) : undefined
      return own
        ? { done_lessons: own.doneLessons, is_done: own.doneAt !== null, last_key: own.lastKey }
        : null
    }
  },
)
