// What people leave behind in Ask Senpai when they go.

import type { Topic } from "@shirube/contract/topics"
import { inArray, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/db/ids"
import { answerCounts, answers, comments, questionCounts, questions } from "#api/db/tables/forum"

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`
/** By somebody who stays, or who has left before. */
const byOthers = (people: readonly UserId[]) => sql`author_id is null or author_id <> all(${uuids(people)})`

interface Left {
  readonly isVisible: boolean
  /** By others: they have answered, voted, follow, refer to it, or have come from its address to another. */
  readonly isUsed: boolean
}

/** Every thread that they have written in, in one order: two who do this at once wait for each other and not for ever. */
export const lockThreadsOf = (tx: Tx, people: readonly UserId[]) =>
  rows<{ id: QuestionId }>(
    tx,
    sql`select id from ${questions} where id in (
        select id from ${questions} where asker_id = any(${uuids(people)})
        union select question_id from ${answers} where author_id = any(${uuids(people)})
        union select question_id from ${comments} where author_id = any(${uuids(people)}))
      order by id for no key update`,
  )

export const selectQuestionsLeft = (tx: Tx, people: readonly UserId[]) =>
  rows<Left & { id: QuestionId; topics: Topic[]; isMerged: boolean }>(
    tx,
    sql`select q.id, q.topics, q.removed_at is null as "isVisible",
        coalesce(q.removal_reason = 'merged', false) as "isMerged", c.helpful > 0 or c.followers > 0
        or exists (select from ${questions} where merged_into_id = q.id)
        or exists (select from ${answers} where merged_from_id = q.id and removed_at is null and (${byOthers(people)}))
        or exists (select from ${comments} where merged_from_id = q.id and removed_at is null and (${byOthers(people)}))
        or exists (select from ${answers} where question_id = q.id and removed_at is null and (${byOthers(people)}))
        or exists (select from ${comments} where question_id = q.id and removed_at is null and (${byOthers(people)}))
        as "isUsed"
      from ${questions} q join ${questionCounts} c on c.question_id = q.id
      where q.asker_id = any(${uuids(people)}) order by q.id`,
  )

export const selectAnswersLeft = (tx: Tx, people: readonly UserId[]) =>
  rows<Left & { id: AnswerId; questionId: QuestionId; topics: Topic[] }>(
    tx,
    sql`select a.id, a.question_id as "questionId", q.topics, a.removed_at is null as "isVisible",
        c.helpful > 0 or q.accepted_answer_id = a.id
        or exists (select from ${comments} where answer_id = a.id and removed_at is null and (${byOthers(people)})) as "isUsed"
      from ${answers} a join ${answerCounts} c on c.answer_id = a.id join ${questions} q on q.id = a.question_id
      where a.author_id = any(${uuids(people)}) order by a.id`,
  )

export const selectCommentsLeft = (tx: Tx, people: readonly UserId[]) =>
  rows<{ id: CommentId; questionId: QuestionId; answerId: AnswerId | null; isVisible: boolean }>(
    tx,
    sql`select id, question_id as "questionId", answer_id as "answerId", removed_at is null as "isVisible"
      from ${comments} where author_id = any(${uuids(people)}) order by id`,
  )

export const deleteQuestions = (tx: Tx, ids: readonly QuestionId[]) =>
  tx.delete(questions).where(inArray(questions.id, [...ids]))
export const deleteAnswers = (tx: Tx, ids: readonly AnswerId[]) =>
  tx.delete(answers).where(inArray(answers.id, [...ids]))
export const deleteComments = (tx: Tx, ids: readonly CommentId[]) =>
  tx.delete(comments).where(inArray(comments.id, [...ids]))
