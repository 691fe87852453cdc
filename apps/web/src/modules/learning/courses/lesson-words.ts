import { useTranslations } from "use-intl"
import type { CourseProgress } from "./queries.ts"

type LessonProgress = CourseProgress["lessons"][number]

/**
 * A member's progress in one lesson, in the same words everywhere. "Watched" is not "done": a lesson with
 * unanswered questions says how many are left.
 */
export function useLessonWords(): (own: LessonProgress) => string {
  const t = useTranslations("courses.progress")
  return ({ isDone, isWatched, watchedShare, isQuizDone, questionsLeft }) => {
    const percent = Math.floor(watchedShare * 100)
    if (isDone) return t("lessonDone")
    if (isWatched) return t("lessonWatched", { count: questionsLeft })
    return isQuizDone ? t("lessonBegun", { percent }) : t("lessonLeft", { percent, count: questionsLeft })
  }
}
