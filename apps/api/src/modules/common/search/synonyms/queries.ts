import { sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { searchSynonyms } from "#api/kernel/db/tables/common/search"

export const selectAllSynonyms = (tx: Tx) =>
  tx.select({ group: searchSynonyms.groupKey, term: searchSynonyms.term }).from(searchSynonyms).limit(10_000)

export async function replaceSynonyms(tx: Tx, terms: (typeof searchSynonyms.$inferInsert)[]): Promise<void> {
  // Serializes processes that start together, without blocking readers.
  await tx.execute(sql`lock table search_synonyms in share row exclusive mode`)
  await tx.delete(searchSynonyms)
  await tx.insert(searchSynonyms).values(terms)
}
