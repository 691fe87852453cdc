import type { Language } from "@shirube/vocabulary/language"
import { and, asc, desc, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonKey, UserId } from "#api/kernel/db/ids"
import { lessons, lessonTexts } from "#api/kernel/db/tables/learning/courses"
import { lessonProgress } from "#api/kernel/db/tables/learning/courses/progress"

interface NextLesson {
  readonly userId: UserId
  readonly courseId: CourseId
  /** Preferred while it is unfinished. */
  readonly lastKey: LessonKey | null
}

/** The unfinished lesson to continue with; its title in this language, else in the other. */
export async function selectNextLesson(
  tx: Tx,
  { userId, courseId, lastKey }: NextLesson,
  language: Language,
) {
  const [found] = await tx
    .select({
      lessonId: lessons.id,
      key: lessons.key,
      position: lessons.position,
      title: lessonTexts.title,
      durationMs: lessons.durationMs,
      questionCount: lessons.questionCount,
      watched: lessonProgress.watched,
      isQuizDone: lessonProgress.isQuizDone,
    })
    .from(lessons)
    .innerJoin(lessonTexts, eq(lessonTexts.lessonId, lessons.id))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(eq(lessons.courseId, courseId), isNull(lessonProgress.doneAt)))
    .orderBy(
      ...(lastKey ? [desc(eq(lessons.key, lastKey))] : []),
      asc(lessons.position),
      desc(eq(lessonTexts.language, language)),
    )
    .limit(1)
  return found
}
