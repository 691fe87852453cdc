// Posts of deleted accounts in Ask Senpai.

import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { inArray, type SQL, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import {
  answerCounts,
  answers,
  comments,
  questionCounts,
  questions,
} from "#api/kernel/db/tables/community/forum"
import { waitingOf } from "#api/kernel/features/deferred-removals/queries"

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** Locks every thread that they wrote in, in id order to avoid deadlocks. */
export const lockThreadsOf = (tx: Tx, people: readonly UserId[]) =>
  rows<{ id: QuestionId }>(
    tx,
    sql`select id from ${questions} where id in (
        select id from ${questions} where asker_id = any(${uuids(people)})
        union select question_id from ${answers} where author_id = any(${uuids(people)})
        union select question_id from ${comments} where author_id = any(${uuids(people)}))
      order by id for no key update`,
  )

interface AuthoredPost {
  readonly noun: PostNoun
  readonly id: string
  readonly questionId: QuestionId
  /** Visible, or merged: then its address redirects. */
  readonly isPublic: boolean
}

/** All their posts. */
export const selectPostsByAuthors = (tx: Tx, people: readonly UserId[]) =>
  rows<AuthoredPost>(
    tx,
    sql`select 'question' as noun, id, id as "questionId", removed_at is null or removal_reason = 'merged' as "isPublic"
        from ${questions} where asker_id = any(${uuids(people)})
      union all select 'answer', id, question_id, removed_at is null from ${answers} where author_id = any(${uuids(people)})
      union all select 'comment', id, question_id, removed_at is null from ${comments} where author_id = any(${uuids(people)})`,
  )

/** Not scheduled for removal after its writer's account deletion. */
const stays = (id: SQL) => sql`${waitingOf("post", "thingId", id)} = 0`

interface PostUsage {
  readonly questionId: QuestionId
  readonly topics: Topic[]
  readonly isVisible: boolean
  /** By others: they answered, commented, voted, follow it, or it is part of a merge. */
  readonly isUsed: boolean
}

export async function selectOrphanedQuestion(tx: Tx, id: string) {
  const [found] = await rows<PostUsage>(
    tx,
    sql`select q.id as "questionId", q.topics, q.removed_at is null as "isVisible",
        c.helpful > ${waitingOf("vote", "parentId", sql`q.id`)}
        or c.followers > ${waitingOf("follow", "thingId", sql`q.id`)}
        or exists (select from ${questions} where merged_into_id = q.id)
        or exists (select from ${answers} a where merged_from_id = q.id and removed_at is null and ${stays(sql`a.id`)})
        or exists (select from ${comments} m where merged_from_id = q.id and removed_at is null and ${stays(sql`m.id`)})
        or exists (select from ${answers} a where question_id = q.id and removed_at is null
          and (${stays(sql`a.id`)} or (a.id = q.accepted_answer_id and not a.is_by_asker)))
        or exists (select from ${comments} m where question_id = q.id and removed_at is null and ${stays(sql`m.id`)})
        as "isUsed"
      from ${questions} q join ${questionCounts} c on c.question_id = q.id
      where q.id = ${id} and q.asker_id is null`,
  )
  return found
}

export async function selectOrphanedAnswer(tx: Tx, id: string) {
  const [found] = await rows<PostUsage & { helpful: number }>(
    tx,
    sql`select a.question_id as "questionId", q.topics, a.removed_at is null as "isVisible", c.helpful,
        c.helpful > ${waitingOf("vote", "thingId", sql`a.id`)} or coalesce(q.accepted_answer_id = a.id, false)
        or exists (select from ${comments} m where answer_id = a.id and removed_at is null and ${stays(sql`m.id`)}) as "isUsed"
      from ${answers} a join ${answerCounts} c on c.answer_id = a.id join ${questions} q on q.id = a.question_id
      where a.id = ${id} and a.author_id is null`,
  )
  return found
}

export async function selectOrphanedComment(tx: Tx, id: string) {
  const [found] = await rows<{ questionId: QuestionId; answerId: AnswerId | null; isVisible: boolean }>(
    tx,
    sql`select question_id as "questionId", answer_id as "answerId", removed_at is null as "isVisible"
      from ${comments} where id = ${id} and author_id is null`,
  )
  return found
}

export const deleteQuestions = (tx: Tx, ids: readonly QuestionId[]) =>
  tx.delete(questions).where(inArray(questions.id, [...ids]))
export const deleteAnswers = (tx: Tx, ids: readonly AnswerId[]) =>
  tx.delete(answers).where(inArray(answers.id, [...ids]))
export const deleteComments = (tx: Tx, ids: readonly CommentId[]) =>
  tx.delete(comments).where(inArray(comments.id, [...ids]))
