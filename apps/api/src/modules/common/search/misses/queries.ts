import { sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { searchMisses } from "#api/kernel/db/tables/common/search"

/** Limits the number of stored queries, so that nonsense cannot fill the disk. */
const MOST_MISSES = 5_000

/** A query of one day may be a person's name; only repeated ones show a gap in the content. */
const FEWEST_DAYS = 3

export const countMiss = (tx: Tx, { digest, words }: { digest: string; words: string }, day: string) =>
  tx.execute(sql`insert into ${searchMisses} (digest, times, days, last_on)
    select ${digest}, 1, 1, ${day}::date where (select count(*) from ${searchMisses}) < ${MOST_MISSES}
      or exists (select from ${searchMisses} where digest = ${digest})
    on conflict (digest) do update set times = ${searchMisses}.times + 1, last_on = excluded.last_on,
      days = ${searchMisses}.days + (${searchMisses}.last_on <> excluded.last_on)::int,
      words = case when ${searchMisses}.days + (${searchMisses}.last_on <> excluded.last_on)::int >= ${FEWEST_DAYS}
        then ${words} end`)

export const deleteMissesBefore = (tx: Tx, day: string) =>
  tx.delete(searchMisses).where(sql`${searchMisses.lastOn} < ${day}::date`)
