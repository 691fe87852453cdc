// Every fact that a page needs about its items, in one statement.
import type { SubjectNoun } from "@shirube/vocabulary/subjects"
import { type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"

/** The member who is asking. */
export const memberId = sql`${sql.placeholder("memberId")}::uuid`
/** Ids of the items of a noun. */
export const idsOf = (noun: SubjectNoun): SQL => sql`${sql.placeholder(noun)}::text[]`
/** The same for a noun whose ids are UUIDs; others are left out. */
export const uuidsOf = (noun: SubjectNoun): SQL => sql`${sql.placeholder(uuidsName(noun))}::uuid[]`
/** All items, as rows of `noun` and `id`. */
export const allItems = sql`unnest(${sql.placeholder("nouns")}::text[], ${sql.placeholder("ids")}::text[]) as item(noun, id)`

const uuidsName = (noun: SubjectNoun) => `${noun} uuids` as const

/** Values of the parameters above. */
export type FactParameters = {
  readonly memberId: UserId
  readonly nouns: readonly SubjectNoun[]
  readonly ids: readonly string[]
} & { readonly [Noun in SubjectNoun | `${SubjectNoun} uuids`]: readonly string[] }

/** Queries over the parameters above, by name. */
export type FactRows = Readonly<Record<string, SQL>>

/** Prepares a statement that runs these queries and returns the rows of each as JSON. */
export function prepareFacts(name: string, queries: FactRows) {
  const asJson = (query: SQL) => sql<object[]>`(select coalesce(json_agg(part), '[]') from (${query}) part)`
  const columns = Object.fromEntries(Object.entries(queries).map(([key, query]) => [key, asJson(query)]))
  const statement = prepared((tx) => tx.select(columns).from(sql`(values (1)) as once`).prepare(name))
  return async (tx: Tx, parameters: FactParameters): Promise<Record<string, object[]>> => {
    const [found] = await statement(tx).execute(parameters)
    if (!found) throw new Error("The statement of the facts returned no row")
    return found as Record<string, object[]>
  }
}
