import type { ProgressReport } from "../player/use-reports.ts"
import type { CourseProgress } from "../queries.ts"

export interface LessonStatus {
  readonly isDone: boolean
  readonly isCourseDone: boolean
  /** Null once enough was watched. */
  readonly unwatchedFromMs: number | null
  readonly questionsLeft: number
}

/**
 * What a lesson still needs. The report of this player and the course's progress, which also counts answers
 * and other devices, arrive in any order; nothing that was done is ever undone.
 */
export function lessonStatus(
  progress: CourseProgress | undefined,
  lessonId: string,
  report: ProgressReport | undefined,
): LessonStatus | undefined {
  const known = [progress?.lessons.find((lesson) => lesson.lessonId === lessonId), report].filter(
    (part) => part !== undefined,
  )
  if (known.length === 0) return undefined
  const isWatched = known.some((part) => part.isWatched)
  const from = known.map((part) => part.unwatchedFromMs ?? 0)
  return {
    isDone: known.some((part) => part.isDone),
    isCourseDone: progress?.doneAt != null || report?.isCourseDone === true,
    unwatchedFromMs: isWatched ? null : Math.max(...from),
    questionsLeft: Math.min(...known.map((part) => part.questionsLeft)),
  }
}
