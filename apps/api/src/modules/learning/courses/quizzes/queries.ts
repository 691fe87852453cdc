import { and, count, eq, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LessonId, QuizQuestionId, UserId } from "#api/kernel/db/ids"
import { quizQuestions } from "#api/kernel/db/tables/learning/courses"
import { quizAnswers } from "#api/kernel/db/tables/learning/courses/progress"

export async function selectQuestion(tx: Tx, lessonId: LessonId, id: QuizQuestionId) {
  const [found] = await tx
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.id, id), eq(quizQuestions.lessonId, lessonId)))
    .limit(1)
  return found
}

export const saveAnswer = (tx: Tx, row: typeof quizAnswers.$inferInsert) =>
  tx
    .insert(quizAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [quizAnswers.userId, quizAnswers.questionId],
      set: {
        chosen: row.chosen,
        answeredAt: row.answeredAt,
        rightAt: sql`coalesce(${quizAnswers.rightAt}, excluded.right_at)`,
      },
    })

/** Whether every current question of the lesson was answered correctly once. */
export async function areAllRight(tx: Tx, userId: UserId, lessonId: LessonId): Promise<boolean> {
  const [left] = await tx
    .select({ questions: count() })
    .from(quizQuestions)
    .leftJoin(quizAnswers, and(eq(quizAnswers.questionId, quizQuestions.id), eq(quizAnswers.userId, userId)))
    .where(and(eq(quizQuestions.lessonId, lessonId), isNull(quizAnswers.rightAt)))
  return left?.questions === 0
}

export const selectAnswered = (tx: Tx, userId: UserId, lessonId: LessonId) =>
  tx
    .select({ question: quizQuestions, chosen: quizAnswers.chosen })
    .from(quizAnswers)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.questionId))
    .where(and(eq(quizAnswers.userId, userId), eq(quizAnswers.lessonId, lessonId)))
    .orderBy(quizQuestions.position)
    .limit(50)
export type AnsweredRow = Awaited<ReturnType<typeof selectAnswered>>[number]
