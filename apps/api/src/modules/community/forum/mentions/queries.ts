import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { QuestionId, UserId } from "#api/kernel/db/ids"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"

/** People who wrote in a thread under their name, latest first. Excludes an anonymous asker. */
export const selectNamedIn = (
  tx: Tx,
  questionId: QuestionId,
  { among, limit }: { among?: readonly string[]; limit: number },
) =>
  rows<{ id: UserId }>(
    tx,
    sql`select written.id from (
        select asker_id as id, created_at, true as is_by_asker from ${questions} where id = ${questionId} and removed_at is null
        union all select author_id, created_at, is_by_asker from ${answers} where question_id = ${questionId} and removed_at is null
        union all select author_id, created_at, is_by_asker from ${comments} where question_id = ${questionId} and removed_at is null
      ) written join ${questions} thread on thread.id = ${questionId}
      where written.id is not null and not (thread.is_anonymous and written.is_by_asker)
        ${among === undefined ? sql`` : sql`and written.id = any(${sql.param([...among])}::uuid[])`}
      group by written.id order by max(written.created_at) desc limit ${limit}`,
  )
