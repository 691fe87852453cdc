import { count, eq, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { rows, type Tx } from "#api/db/client"

/** A number that is kept where counting each time would take too long, and what it is the number of. */
export interface Counter {
  readonly name: string
  readonly kept: { readonly table: PgTable; readonly key: readonly PgColumn[]; readonly number: PgColumn }
  /** Of the rows that `where` holds for, where not all of them count. */
  readonly counted: { readonly table: PgTable; readonly by: readonly PgColumn[]; readonly where?: SQL }
}

export type CounterKey = Readonly<Record<string, string>>

const nameOf = (column: PgColumn) => sql.identifier(column.name)
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const both = (parts: readonly SQL[]) => sql.join([...parts], sql` and `)

/** Keys whose number is not what counting gives. Both sides change in one transaction, so no passing state is taken for wrong. */
export async function selectWrongKeys(
  tx: Tx,
  { kept, counted }: Counter,
  limit: number,
): Promise<CounterKey[]> {
  const key = list(kept.key.map((column) => sql`${nameOf(column)}`))
  // Whoever counts things of many kinds has their ids as text.
  const truth = list(
    kept.key.map((column, i) => sql`${counted.by[i]}::${sql.raw(column.getSQLType())} as ${nameOf(column)}`),
  )
  return rows<CounterKey>(
    tx,
    sql`select ${key} from (select ${key}, ${nameOf(kept.number)} as number from ${kept.table}) kept
      full join (select ${truth}, count(*) as number from ${counted.table} where ${counted.where ?? sql`true`} group by ${list(counted.by.map((column) => sql`${column}`))}) truth
      using (${key}) where coalesce(kept.number, 0) <> coalesce(truth.number, 0) order by ${key} limit ${limit}`,
  )
}

/**
 * Counts again while nobody can change the number. Whoever has changed it is waited for, and seen by the statement that
 * counts; whoever is about to waits for us, and what they add is not seen yet.
 */
export async function mendCount(tx: Tx, { kept, counted }: Counter, key: CounterKey): Promise<boolean> {
  const values = kept.key.map((column) => key[column.name] ?? "")
  const isThis = both(kept.key.map((column, i) => sql`${column} = ${values[i]}`))
  await tx.execute(sql`insert into ${kept.table} (${list([...kept.key, kept.number].map((column) => sql`${nameOf(column)}`))})
    values (${list([...values.map((value) => sql`${value}`), sql`0`])}) on conflict do nothing`)
  await tx.execute(sql`select from ${kept.table} where ${isThis} for update`)
  const [truth] = await tx
    .select({ number: count() })
    .from(counted.table)
    .where(both([...counted.by.map((column, i) => eq(column, values[i])), counted.where ?? sql`true`]))
  const number = truth?.number ?? 0
  const mended = await rows(
    tx,
    sql`update ${kept.table} set ${nameOf(kept.number)} = ${number} where ${isThis} and ${kept.number} <> ${number} returning 1`,
  )
  return mended.length > 0
}
