import { count, eq, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { rows, type Tx } from "#api/kernel/db/client"

export interface Counted {
  readonly table: PgTable
  readonly by: readonly PgColumn[]
  /** Restricts which rows count. */
  readonly where?: SQL
}

/** A stored count, where counting each time would take too long, and the rows that it counts. */
export interface Counter {
  readonly name: string
  readonly kept: { readonly table: PgTable; readonly key: readonly PgColumn[]; readonly number: PgColumn }
  readonly counted: Counted
  /** Rows of deleted accounts, until they are removed one by one (`deferred-removals.ts`). */
  readonly stillCounted?: Counted
}

export type CounterKey = Readonly<Record<string, string>>

const nameOf = (column: PgColumn) => sql.identifier(column.name)
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const both = (parts: readonly SQL[]) => sql.join([...parts], sql` and `)

const partsOf = ({ counted, stillCounted }: Counter) => (stillCounted ? [counted, stillCounted] : [counted])

/**
 * Keys whose stored count is wrong. Both sides change in one transaction, so an intermediate state is never
 * reported.
 */
export async function selectWrongKeys(tx: Tx, counter: Counter, limit: number): Promise<CounterKey[]> {
  const { kept } = counter
  const key = list(kept.key.map((column) => sql`${nameOf(column)}`))
  // Polymorphic tables store ids as text.
  const rowsOf = ({ table, by, where = sql`true` }: Counted) =>
    sql`select ${list(
      kept.key.map((column, i) => sql`${by[i]}::${sql.raw(column.getSQLType())} as ${nameOf(column)}`),
    )} from ${table} where ${where}`
  const counted = sql.join(partsOf(counter).map(rowsOf), sql` union all `)
  return rows<CounterKey>(
    tx,
    sql`select ${key} from (select ${key}, ${nameOf(kept.number)} as number from ${kept.table}) kept
      full join (select ${key}, count(*) as number from (${counted}) counted group by ${key}) truth
      using (${key}) where coalesce(kept.number, 0) <> coalesce(truth.number, 0) order by ${key} limit ${limit}`,
  )
}

/**
 * Counts again under a row lock. A transaction that has already changed the number finishes first, and the
 * count sees its rows; one that is about to change it waits, and its rows are not counted yet.
 */
export async function correctCount(tx: Tx, counter: Counter, key: CounterKey): Promise<boolean> {
  const { kept } = counter
  const values = kept.key.map((column) => key[column.name] ?? "")
  const isThis = both(kept.key.map((column, i) => sql`${column} = ${values[i]}`))
  await tx.execute(sql`insert into ${kept.table} (${list([...kept.key, kept.number].map((column) => sql`${nameOf(column)}`))})
    values (${list([...values.map((value) => sql`${value}`), sql`0`])}) on conflict do nothing`)
  await tx.execute(sql`select from ${kept.table} where ${isThis} for update`)
  let number = 0
  for (const { table, by, where = sql`true` } of partsOf(counter)) {
    const [truth] = await tx
      .select({ number: count() })
      .from(table)
      .where(both([...by.map((column, i) => eq(column, values[i])), where]))
    number += truth?.number ?? 0
  }
  const corrected = await rows(
    tx,
    sql`update ${kept.table} set ${nameOf(kept.number)} = ${number} where ${isThis} and ${kept.number} <> ${number} returning 1`,
  )
  return corrected.length > 0
}
