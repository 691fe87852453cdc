import type { TodayLookups } from "#api/kernel/features/today"
import { parseRuby } from "#api/kernel/text/ruby"
import { isWatched } from "../progress/policy.ts"
import { questionsLeft, unfinishedCourses } from "../progress/service.ts"
import { selectNextLesson } from "./queries.ts"

/** A lesson may have been removed since it was missing, so that a course without a date of completion has no lesson left. */
const LOOKED_THROUGH = 3

export const courseToday: TodayLookups["course"] = async (tx, { user, language }) => {
  const { items } = await unfinishedCourses(tx, user, LOOKED_THROUGH, language)
  const own = items.find(({ course, doneLessons }) => doneLessons < course.lessonCount)
  if (!own) return null
  const { course, lastKey, doneLessons } = own
  const lesson = await selectNextLesson(
    tx,
    { userId: user.id, courseId: course.id, lastKey },
    course.language,
  )
  return {
    course_id: course.id,
    language: course.language,
    title_ruby: parseRuby(course.title),
    lesson: lesson
      ? {
          key: lesson.key,
          position: lesson.position,
          title_ruby: parseRuby(lesson.title),
          is_watched: isWatched(lesson.watched ?? 0, lesson.durationMs),
          questions_left: await questionsLeft(tx, user, lesson),
        }
      : null,
    done_lessons: doneLessons,
    lesson_count: course.lessonCount,
  }
}
