import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { QuestionId, UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/moments"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"
import { forumTexts } from "#api/kernel/db/tables/community/forum/texts"

interface NamedPost {
  readonly noun: PostNoun
  readonly questionId: QuestionId
  readonly at: string
  readonly isRemoved: boolean
  readonly text: string
  readonly total: number
}

/** Furigana take up some of it. */
const OPENING_SOURCE = 400

/** The newest posts under the writer's name, removed ones too, each with the number of all. */
export const selectNamedPosts = (tx: Tx, writerId: UserId, limit: number) =>
  rows<NamedPost>(
    tx,
    sql`select post.noun, post.question_id as "questionId", ${instantText(sql`post.created_at`)} as at,
        post.removed_at is not null as "isRemoved", post.total::int as total,
        left(coalesce(words.title, words.read_text, ''), ${OPENING_SOURCE}) as text
      from (
        select *, count(*) over () as total from (
          select 'question' as noun, id, id as question_id, created_at, removed_at
            from ${questions} where asker_id = ${writerId} and not is_anonymous
          union all
          select 'answer', a.id, a.question_id, a.created_at, a.removed_at
            from ${answers} a join ${questions} q on q.id = a.question_id
            where a.author_id = ${writerId} and not (a.is_by_asker and q.is_anonymous)
          union all
          select 'comment', c.id, c.question_id, c.created_at, c.removed_at
            from ${comments} c join ${questions} q on q.id = c.question_id
            where c.author_id = ${writerId} and not (c.is_by_asker and q.is_anonymous)
        ) posts order by created_at desc, id desc limit ${limit}
      ) post
      left join ${forumTexts} words on words.thing_id = post.id and words.origin = 'original'
      order by post.created_at desc, post.id desc`,
  )
