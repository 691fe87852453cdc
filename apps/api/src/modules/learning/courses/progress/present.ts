import { isWatched, shareOf } from "./policy.ts"
import type { BegunLessonRow } from "./queries.ts"

export const presentLessonProgress = (row: BegunLessonRow) => ({
  lesson_id: row.lessonId,
  key: row.key,
  position_ms: row.positionMs,
  watched_share: shareOf(row.watched, row.durationMs),
  is_watched: isWatched(row.watched, row.durationMs),
  is_quiz_done: row.questionCount === 0 || row.isQuizDone,
  is_done: row.doneAt !== null,
})
