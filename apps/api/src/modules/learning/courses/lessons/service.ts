import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, LessonId, LessonKey } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { grantMedia } from "#api/modules/common/media/grants/service"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { isMember, isOpen, maySee } from "../policy.ts"
import { selectCourse, selectLessons } from "../reading/queries.ts"
import { selectLesson, selectLessonAt, selectLessonName, selectQuiz, selectTranscripts } from "./queries.ts"

/** Public; includes the content only if the lesson is open. */
export async function getLesson(tx: Tx, courseId: CourseId, key: LessonKey, language: Language) {
  const [course, lesson] = await Promise.all([
    selectCourse(tx, courseId, language),
    selectLessonAt(tx, courseId, key),
  ])
  if (!course || !lesson) throw new ApiError("lesson.not_found")
  const [all, content] = await Promise.all([
    selectLessons(tx, courseId, course.language),
    isOpen(lesson) ? contentOf(tx, lesson) : null,
  ])
  return { course, lesson, all, content }
}

export async function contentOf(
  tx: Tx,
  lesson: { readonly id: LessonId; readonly spokenLanguage: Language },
) {
  const [transcripts, quiz] = await Promise.all([selectTranscripts(tx, lesson.id), selectQuiz(tx, lesson.id)])
  return { spokenLanguage: lesson.spokenLanguage, transcripts, quiz }
}

export async function lessonAt(tx: Tx, courseId: CourseId, key: LessonKey): Promise<LessonId> {
  const lesson = await selectLessonAt(tx, courseId, key)
  if (!lesson) throw new ApiError("lesson.not_found")
  return lesson.id
}

/** Course and title of a lesson, for other features; undefined if it does not exist. */
export const nameLesson = (tx: Tx, id: LessonId, language: Language) => selectLessonName(tx, id, language)

/** The only access check for a lesson by id. */
export async function lessonFor(tx: Tx, user: Actor | null, id: LessonId) {
  const lesson = await selectLesson(tx, id)
  if (!lesson) throw new ApiError("lesson.not_found")
  if (!maySee(user, lesson)) throw new ApiError("lesson.for_members")
  return lesson
}

/** A public address for an open lesson, else one that expires with the session. */
export async function filmFor(
  tx: Tx,
  deps: Pick<Platform, "vault">,
  user: Actor | null,
  id: LessonId,
  now: Date,
) {
  const lesson = await lessonFor(tx, user, id)
  const film = (await describeVideo(tx, [lesson.videoId])).get(lesson.videoId)
  const session = isOpen(lesson) ? null : (user?.sessionId ?? null)
  const granted = film && grantMedia(deps, film, session, now)
  if (!granted) throw new ApiError("lesson.not_found")
  return granted
}

/** Progress, quizzes and notes are for members only, also in the first lesson. */
export async function lessonForMember(tx: Tx, user: Actor, id: LessonId) {
  const lesson = await selectLesson(tx, id)
  if (!lesson) throw new ApiError("lesson.not_found")
  if (!isMember(user)) throw new ApiError("lesson.for_members")
  return lesson
}
