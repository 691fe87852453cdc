// Questions about a course lesson. They outlive the lesson.
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { LessonId, QuestionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { lessonForMember, nameLesson } from "#api/modules/learning/courses/lessons/service"
import { lessonAskedAbout } from "../events.ts"
import { hasOpenAbout, selectLessonOf } from "./queries.ts"

/** Allows one open question per member and lesson. Locks the account, so that concurrent requests see each other. */
export async function refuseSecondQuestion(tx: Tx, user: Actor, lessonId: LessonId): Promise<void> {
  await lessonForMember(tx, user, lessonId)
  await lockAccount(tx, user.id)
  if (await hasOpenAbout(tx, user.id, lessonId)) throw new ApiError("question.asked_about_lesson")
}

export const lessonOf = async (
  tx: Tx,
  { aboutLessonId }: { readonly aboutLessonId: LessonId | null },
  language: Language,
) => (aboutLessonId && (await nameLesson(tx, aboutLessonId, language))) || null

/** Invalidates the list of questions on its lesson's page. */
export async function invalidateLessonQuestions(tx: Tx, id: QuestionId): Promise<void> {
  const lessonId = await selectLessonOf(tx, id)
  if (lessonId) await emit(tx, lessonAskedAbout, { lessonId })
}
