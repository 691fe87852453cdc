import type { Topic } from "@shirube/vocabulary/topics"
import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, QuestionId, UserId } from "#api/kernel/db/ids"
import { ANY, answers, questionLists } from "#api/kernel/db/tables/community/forum"

interface Newest {
  readonly since: Date
  readonly limit: number
}

/** The newest questions of these topics, each once: selects the newest of each topic, then the newest of those. */
export const selectNewestIn = (tx: Tx, topics: readonly Topic[], { since, limit }: Newest) =>
  rows<{ questionId: QuestionId; topic: Topic; at: string }>(
    tx,
    sql`select distinct on (created_at, question_id) question_id as "questionId", wanted.topic, created_at as at
      from unnest(${sql.param([...topics])}::text[]) as wanted(topic),
        lateral (select question_id, created_at from ${questionLists}
          where topic = wanted.topic and language = ${ANY} and created_at > ${since.toISOString()}::timestamptz
          order by created_at desc, question_id desc limit ${limit}) newest
      order by created_at desc, question_id desc, wanted.topic limit ${limit}`,
  )

/** Answers to own questions are left out, because those may be anonymous. */
export const selectNewestAnswersBy = (tx: Tx, authors: readonly UserId[], { since, limit }: Newest) =>
  rows<{ questionId: QuestionId; answerId: AnswerId; authorId: UserId; at: string }>(
    tx,
    sql`select question_id as "questionId", id as "answerId", author_id as "authorId", created_at as at
      from ${answers}
      where author_id = any(${sql.param([...authors])}::uuid[]) and removed_at is null and not is_by_asker
        and created_at > ${since.toISOString()}::timestamptz
      order by created_at desc, id desc limit ${limit}`,
  )
