import { and, inArray, isNotNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { searchedWords } from "#api/kernel/db/tables/common/search"

/** Limits the number of stored queries, so that nonsense cannot fill the disk. */
const MOST_SEARCHES = 20_000

/** A query of one day may be a person's name; only repeated ones show what readers look for. */
const FEWEST_DAYS = 3

/** Returns nothing if there are too many. */
export const upsertSearch = (tx: Tx, { digest, words }: { digest: string; words: string }, day: string) =>
  tx.execute(sql`insert into ${searchedWords} (digest, days, last_on)
    select ${digest}, 1, ${day}::date where (select count(*) from ${searchedWords}) < ${MOST_SEARCHES}
      or exists (select from ${searchedWords} where digest = ${digest})
    on conflict (digest) do update set last_on = excluded.last_on,
      days = ${searchedWords}.days + (${searchedWords}.last_on <> excluded.last_on)::int,
      words = case when ${searchedWords}.days + (${searchedWords}.last_on <> excluded.last_on)::int >= ${FEWEST_DAYS}
        then ${words} end`)

export const selectSearched = (tx: Tx, digests: readonly string[]) =>
  tx
    .select({ digest: searchedWords.digest, words: sql<string>`${searchedWords.words}` })
    .from(searchedWords)
    .where(and(inArray(searchedWords.digest, [...digests]), isNotNull(searchedWords.words)))

export const deleteAllSearches = (tx: Tx) => tx.delete(searchedWords)

export const deleteSearchesBefore = (tx: Tx, day: string) =>
  tx.delete(searchedWords).where(sql`${searchedWords.lastOn} < ${day}::date`)
