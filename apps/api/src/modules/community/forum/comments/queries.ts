import { and, asc, eq, isNull, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { purgeRemoved, visible } from "#api/kernel/db/removal"
import { comments, questions } from "#api/kernel/db/tables/community/forum"
import type { Moment } from "#api/kernel/lists/keyset"
import { deleteTextsOf } from "../texts/queries.ts"

/** What a comment is about: a question, or an answer in its thread. */
export interface Place {
  readonly questionId: QuestionId
  readonly answerId: AnswerId | null
}

export interface CommentRow {
  readonly id: CommentId
  readonly answerId: AnswerId | null
  readonly writerId: UserId | null
  readonly isByAsker: boolean
  /** Text from `instantText`. */
  readonly createdAt: string
  readonly editedAt: string | null
}

const shown = sql`id, answer_id as "answerId", author_id as "writerId", is_by_asker as "isByAsker",
  ${instantText(sql`created_at`)} as "createdAt", ${instantText(sql`edited_at`)} as "editedAt"`

/** The first comments on the question itself and on each of these answers. */
export const selectFirstComments = (
  tx: Tx,
  questionId: QuestionId | null,
  answerIds: readonly AnswerId[],
  limit: number,
) =>
  rows<CommentRow>(
    tx,
    sql`(select ${shown} from ${comments} where question_id = ${questionId} and answer_id is null and removed_at is null
        order by comments.created_at, comments.id limit ${limit})
      union all (select first.* from unnest(${sql.param([...answerIds])}::uuid[]) as about(answer),
        lateral (select ${shown} from ${comments} where answer_id = about.answer and removed_at is null
          order by comments.created_at, comments.id limit ${limit}) first)`,
  )

export const selectComments = (
  tx: Tx,
  { questionId, answerId }: Place,
  { after, limit }: { after: Moment | undefined; limit: number },
) =>
  tx
    .select({
      id: comments.id,
      answerId: comments.answerId,
      writerId: comments.authorId,
      isByAsker: comments.isByAsker,
      createdAt: instantText(comments.createdAt),
      editedAt: sql<string | null>`${instantText(comments.editedAt)}`,
    })
    .from(comments)
    .where(
      and(
        answerId === null
          ? and(eq(comments.questionId, questionId), isNull(comments.answerId))
          : eq(comments.answerId, answerId),
        visible(comments),
        after && isAfter(comments.createdAt, comments.id, after),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)

/** Includes removed comments, which only their author and editors may see. */
export async function selectRemovedComment(tx: Tx, id: CommentId) {
  const [found] = await tx
    .select({
      id: comments.id,
      questionId: comments.questionId,
      answerId: comments.answerId,
      authorId: comments.authorId,
      isByAsker: comments.isByAsker,
      language: comments.language,
      removedAt: comments.removedAt,
      lockedAt: questions.lockedAt,
    })
    .from(comments)
    .innerJoin(questions, eq(questions.id, comments.questionId))
    .where(and(eq(comments.id, id), visible(questions)))
    .limit(1)
  return found
}

export type CommentInThread = NonNullable<Awaited<ReturnType<typeof selectRemovedComment>>>

export async function insertComment(tx: Tx, comment: typeof comments.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(comments)
    .values(comment)
    .onConflictDoNothing()
    .returning({ id: comments.id })
  return inserted.length > 0
}

export async function insertComments(
  tx: Tx,
  newComments: readonly (typeof comments.$inferInsert)[],
): Promise<void> {
  if (newComments.length > 0) await tx.insert(comments).values([...newComments])
}

export async function selectByRetryKey(tx: Tx, authorId: UserId, retryKey: string) {
  const [found] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.retryKey, retryKey)))
    .limit(1)
  return found?.id
}

export const markEdited = (tx: Tx, id: CommentId, editedAt: Date) =>
  tx.update(comments).set({ editedAt }).where(eq(comments.id, id))

export const purgeComments = (tx: Tx, due: { before: Date; limit: number }) =>
  purgeRemoved<CommentId>(tx, comments, due, (ids) => deleteTextsOf(tx, ids))
