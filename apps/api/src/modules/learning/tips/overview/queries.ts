import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { TipId, UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/moments"
import { tips, tipTexts } from "#api/kernel/db/tables/learning/tips"

interface OwnTip {
  readonly id: TipId
  readonly at: string
  readonly isWithdrawn: boolean
  readonly title: string
  readonly total: number
}

/** The author's newest tips, withdrawn ones too, each with the number of all. */
export const selectNewestOf = (tx: Tx, authorId: UserId, limit: number) =>
  rows<OwnTip>(
    tx,
    sql`select tip.id, ${instantText(sql`tip.published_at`)} as at, tip.withdrawn_at is not null as "isWithdrawn",
        count(*) over ()::int as total,
        (select title from ${tipTexts} where tip_id = tip.id order by language limit 1) as title
      from ${tips} tip where tip.author_id = ${authorId}
      order by tip.published_at desc, tip.id desc limit ${limit}`,
  )
