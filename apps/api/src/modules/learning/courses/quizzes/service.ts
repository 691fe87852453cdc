import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { LessonId, QuizQuestionId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { parseRuby } from "#api/kernel/text/ruby"
import { lessonForMember } from "../lessons/service.ts"
import { inLanguage } from "../present.ts"
import { lockLessonProgress, markQuizDone } from "../progress/service.ts"
import { type AnsweredRow, areAllRight, saveAnswer, selectAnswered, selectQuestion } from "./queries.ts"

interface Question {
  readonly rightChoices: readonly number[]
}

/** Exactly the right choices, in any order. */
const isRight = ({ rightChoices }: Question, chosen: readonly number[]) =>
  [...new Set(chosen)].toSorted((a, b) => a - b).join() === rightChoices.join()

/** Only for an answered question: it reveals the right choices. */
export const presentAnswer = ({ question, chosen }: AnsweredRow, language: Language) => ({
  question_id: question.id,
  chosen,
  is_right: isRight(question, chosen),
  right_choices: question.rightChoices,
  explanation_ruby: parseRuby(inLanguage(question.texts, language).explanation),
})

interface Answer {
  readonly questionId: QuizQuestionId
  readonly chosen: readonly number[]
}

export async function answerQuiz(
  tx: Tx,
  user: Actor,
  lessonId: LessonId,
  { questionId, chosen }: Answer,
  now: Date,
) {
  const lesson = await lessonForMember(tx, user, lessonId)
  const question = await selectQuestion(tx, lessonId, questionId)
  if (!question) throw new ApiError("quiz.no_such_question")
  const rightAt = isRight(question, chosen) ? now : null
  // Lock before answering: of two concurrent answers, the second sees the first.
  const held = await lockLessonProgress(tx, user, lesson, now)
  await saveAnswer(tx, {
    userId: user.id,
    questionId,
    lessonId,
    chosen: [...chosen],
    answeredAt: now,
    rightAt,
  })
  const isQuizDone = await areAllRight(tx, user.id, lessonId)
  const done = isQuizDone ? await markQuizDone(tx, lesson, held, now) : undefined
  return {
    question,
    chosen,
    isQuizDone,
    isLessonDone: done !== undefined && done.progress.doneAt !== null,
    isCourseDone: done?.isCourseDone ?? false,
  }
}

export async function answersOf(tx: Tx, user: Actor, lessonId: LessonId) {
  await lessonForMember(tx, user, lessonId)
  return selectAnswered(tx, user.id, lessonId)
}
