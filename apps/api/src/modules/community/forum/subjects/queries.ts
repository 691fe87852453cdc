import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`

/** Posts by these writers under their names: among these questions and answers, and in the questions' threads. */
export const selectNamedAmong = (
  tx: Tx,
  ids: readonly (QuestionId | AnswerId)[],
  writers: readonly UserId[],
) =>
  rows<{ id: QuestionId | AnswerId | CommentId; questionId: QuestionId; writerId: UserId }>(
    tx,
    sql`select id, id as "questionId", asker_id as "writerId" from ${questions}
        where id = any(${uuids(ids)}) and asker_id = any(${uuids(writers)}) and not is_anonymous and removed_at is null
      union all select a.id, a.question_id, a.author_id from ${answers} a join ${questions} q on q.id = a.question_id
        where (a.id = any(${uuids(ids)}) or a.question_id = any(${uuids(ids)})) and a.author_id = any(${uuids(writers)})
          and a.removed_at is null and not (a.is_by_asker and q.is_anonymous)
      union all select c.id, c.question_id, c.author_id from ${comments} c join ${questions} q on q.id = c.question_id
        where c.question_id = any(${uuids(ids)}) and c.author_id = any(${uuids(writers)})
          and c.removed_at is null and not (c.is_by_asker and q.is_anonymous)`,
  )
