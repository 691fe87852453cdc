import type { Language } from "@shirube/vocabulary/language"
import { languages } from "@shirube/vocabulary/language"
import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { QuestionId } from "#api/kernel/db/ids"
import { answers, questions } from "#api/kernel/db/tables/community/forum"
import { forumTexts } from "#api/kernel/db/tables/community/forum/texts"

interface QuestionPageRow {
  readonly id: QuestionId
  /** UTC day of the newest visible answer, or of the question. */
  readonly changedOn: string
  /** Site languages that a person wrote it in; `translated` lists those by a machine. */
  readonly written: readonly Language[]
  readonly translated: readonly Language[]
}

const inOurs = (isMachine: boolean) => sql`array(select language from ${forumTexts} t
  where t.thing_id = q.id and language = any(${sql.param([...languages])}::text[])
    and (origin = 'machine') = ${isMachine} order by language)`

export const selectQuestionPages = (
  tx: Tx,
  { after, limit }: { readonly after: QuestionId | undefined; readonly limit: number },
) =>
  rows<QuestionPageRow>(
    tx,
    sql`select q.id, to_char(coalesce(
          (select max(a.created_at) from ${answers} a where a.question_id = q.id and a.removed_at is null),
          q.created_at) at time zone 'UTC', 'YYYY-MM-DD') as "changedOn",
        ${inOurs(false)} as written, ${inOurs(true)} as translated
      from ${questions} q
      where q.removed_at is null ${after === undefined ? sql`` : sql`and q.id > ${after}`}
      order by q.id limit ${limit}`,
  )
