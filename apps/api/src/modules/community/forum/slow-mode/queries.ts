import type { PacedNoun } from "@shirube/vocabulary/community/forum/choices"
import { and, desc, eq, gt, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { QuestionId, UserId } from "#api/kernel/db/ids"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"

/** Counts a member's visible posts, up to `most` of each kind. */
export async function countVisible(tx: Tx, userId: UserId, most: number): Promise<number> {
  const [counted] = await rows<{ posts: number }>(
    tx,
    sql`select count(*)::int as posts from (
        (select id from ${questions} where asker_id = ${userId} and removed_at is null limit ${most})
        union all (select id from ${answers} where author_id = ${userId} and removed_at is null limit ${most})
        union all (select id from ${comments} where author_id = ${userId} and removed_at is null limit ${most})) posts`,
  )
  return counted?.posts ?? 0
}

/** Times of a member's posts, newest first, including removed posts. */
export async function selectTimes(
  tx: Tx,
  noun: PacedNoun,
  userId: UserId,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Date[]> {
  const [table, writer] =
    noun === "question" ? [questions, questions.askerId] : ([comments, comments.authorId] as const)
  const found = await tx
    .select({ at: table.createdAt })
    .from(table)
    .where(and(eq(writer, userId), gt(table.createdAt, since)))
    .orderBy(desc(table.createdAt))
    .limit(limit)
  return found.map(({ at }) => at)
}

/** Time of a member's last post in a thread. */
export async function selectLastIn(
  tx: Tx,
  questionId: QuestionId,
  userId: UserId,
): Promise<Date | undefined> {
  const [answered] = await tx
    .select({ at: answers.createdAt })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), eq(answers.authorId, userId)))
    .orderBy(desc(answers.createdAt))
    .limit(1)
  const [commented] = await tx
    .select({ at: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.questionId, questionId), eq(comments.authorId, userId)))
    .orderBy(desc(comments.createdAt))
    .limit(1)
  if (!answered || !commented) return (answered ?? commented)?.at
  return new Date(Math.max(answered.at.getTime(), commented.at.getTime()))
}
