import * as contract from "@shirube/contract/learning/courses/quizzes"
import { ok, slice } from "#api/kernel/http/slice"
import { presentAnswer } from "./present.ts"
import { answerQuiz, answersOf } from "./service.ts"

export const quizRoutes = slice(({ implement }) => [
  implement(contract.answerQuiz, async ({ tx, user, params, body, language, now }) => {
    const answer = { questionId: body.question_id, chosen: body.chosen }
    const { question, chosen, isQuizDone, isLessonDone, isCourseDone } = await answerQuiz(
      tx,
      user,
      params.id,
      answer,
      now,
    )
    return ok({
      ...presentAnswer({ question, chosen: [...chosen] }, language),
      is_quiz_done: isQuizDone,
      is_lesson_done: isLessonDone,
      is_course_done: isCourseDone,
    })
  }),
  implement(contract.listQuizAnswers, async ({ tx, user, params, language }) =>
    ok({ items: (await answersOf(tx, user, params.id)).map((row) => presentAnswer(row, language)) }),
  ),
])
