import { eq, isNotNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { QuestionId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { answerCounts, answers, questionCounts, questions } from "#api/kernel/db/tables/community/forum"
import type { Counter } from "#api/kernel/jobs/counters/queries"

/**
 * Takes a share lock: it blocks removal, but neither readers nor other counters. Also returns removed questions.
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

/** Counts kept in this feature of rows that belong to other features. */
export const keptNumbers = {
  helpfulOfAnswer: { table: answerCounts, key: [answerCounts.answerId], number: answerCounts.helpful },
  helpfulOfThread: {
    table: questionCounts,
    key: [questionCounts.questionId],
    number: questionCounts.helpful,
  },
  followers: { table: questionCounts, key: [questionCounts.questionId], number: questionCounts.followers },
} as const satisfies Record<string, Counter["kept"]>

/** Ids as text, for counters of other features. */
export const textIds = {
  /** Only questions with counts: purged ones have none, even if votes or follows still refer to them. */
  questions: sql`(select ${questionCounts.questionId}::text from ${questionCounts})`,
  answers: sql`(select ${answerCounts.answerId}::text from ${answerCounts})`,
  /** Votes for removed answers do not count for the question. */
  removedAnswers: sql`(select ${answers.id}::text from ${answers} where ${isNotNull(answers.removedAt)})`,
} as const
