import { eq, isNotNull, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { QuestionId } from "#api/db/ids"
import { visible } from "#api/db/removal"
import { answerCounts, answers, questionCounts, questions } from "#api/db/tables/forum"
import type { Counter } from "#api/platform/counters/queries"

/**
 * Shared with others who count: nothing of the thread is removed meanwhile, and nobody who only reads or counts has to wait.
 * Also of one that has been removed.
 */
export async function shareQuestion(tx: Tx, id: QuestionId) {
  const [found] = await tx
    .select({
      id: questions.id,
      askerId: questions.askerId,
      topics: questions.topics,
      isThere: sql<boolean>`${visible(questions)}`,
    })
    .from(questions)
    .where(eq(questions.id, id))
    .limit(1)
    .for("share")
  return found
}

export async function selectHelpful(tx: Tx, id: QuestionId): Promise<number> {
  const [found] = await tx
    .select({ helpful: questionCounts.helpful })
    .from(questionCounts)
    .where(eq(questionCounts.questionId, id))
    .limit(1)
  return found?.helpful ?? 0
}

/** The numbers of this feature that others count the rows of. */
export const keptNumbers = {
  helpfulOfAnswer: { table: answerCounts, key: [answerCounts.answerId], number: answerCounts.helpful },
  helpfulOfThread: {
    table: questionCounts,
    key: [questionCounts.questionId],
    number: questionCounts.helpful,
  },
  followers: { table: questionCounts, key: [questionCounts.questionId], number: questionCounts.followers },
} as const satisfies Record<string, Counter["kept"]>

/** Ids as text, for whoever counts by them. */
export const textIds = {
  /** Those that have numbers: what was erased for good has none, whoever still remembers it. */
  questions: sql`(select ${questionCounts.questionId}::text from ${questionCounts})`,
  answers: sql`(select ${answerCounts.answerId}::text from ${answerCounts})`,
  /** Their votes do not count for their question any more. */
  removedAnswers: sql`(select ${answers.id}::text from ${answers} where ${isNotNull(answers.removedAt)})`,
} as const
