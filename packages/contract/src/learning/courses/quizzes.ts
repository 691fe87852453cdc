// The quiz after a lesson. The right choices stay on the server until the member has answered.

import { MOST_QUIZ_CHOICES } from "@shirube/vocabulary/learning/courses/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { RubyText } from "../../wire.ts"
import { LessonId } from "./reading.ts"

export const QuizQuestionId = uuidOf("quiz-question").meta({ description: "Identifies a question of a quiz" })

export const QuizAnswer = z
  .object({
    question_id: z.string(),
    chosen: z.array(z.int()),
    is_right: z.boolean(),
    right_choices: z.array(z.int()),
    explanation_ruby: RubyText,
  })
  .meta({ id: "QuizAnswer" })

export const answerQuiz = route({
  method: "post",
  path: "/v1/lessons/{id}/answers",
  summary: "Answer a question of a lesson's quiz, any number of times; a right answer is kept",
  tag: "Courses",
  access: "signed-in",
  limit: { per: "user", points: 60, seconds: 60 },
  params: z.object({ id: LessonId }),
  body: z.object({
    question_id: QuizQuestionId,
    chosen: z
      .array(
        z
          .int()
          .min(0)
          .max(MOST_QUIZ_CHOICES - 1),
      )
      .min(1)
      .max(MOST_QUIZ_CHOICES),
  }),
  success: {
    status: 200,
    body: QuizAnswer.extend({
      is_quiz_done: z.boolean(),
      is_lesson_done: z.boolean(),
      is_course_done: z.boolean(),
    }),
  },
  errors: ["lesson.not_found", "lesson.for_members", "quiz.no_such_question"],
})

export const listQuizAnswers = route({
  method: "get",
  path: "/v1/lessons/{id}/answers",
  summary: "The caller's latest answers in a lesson's quiz",
  tag: "Courses",
  access: "signed-in",
  params: z.object({ id: LessonId }),
  success: { status: 200, body: z.object({ items: z.array(QuizAnswer) }) },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const routes = [answerQuiz, listQuizAnswers] as const
