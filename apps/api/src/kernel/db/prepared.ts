import { type Query, type SQL, sql } from "drizzle-orm"
import type { Tx } from "./client.ts"

/** Texts of the statements below. The embedded engine's driver is not given their names. */
const texts = new Set<string>()
export const isPrepared = (text: string): boolean => texts.has(text)

/**
 * A statement prepared once per handle and reused by name: it is parsed and planned once per connection. For
 * the most frequent queries whose text never changes; one plan has to suit all their parameters.
 */
export function prepared<Statement extends { getQuery(): Query }>(
  write: (tx: Tx) => Statement,
): (tx: Tx) => Statement {
  const statements = new WeakMap<Tx, Statement>()
  return (tx) => {
    const existing = statements.get(tx)
    if (existing) return existing
    const statement = write(tx)
    texts.add(statement.getQuery().sql)
    statements.set(tx, statement)
    return statement
  }
}

/** Rows of a query written by hand, whose parameters are `sql.placeholder`s. `columns` are all its columns. */
export function preparedRows<Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  query: SQL,
) {
  const selected = Object.fromEntries(columns.map((column) => [column, sql`${sql.identifier(column)}`]))
  const statement = prepared((tx) => tx.select(selected).from(sql`(${query}) as found`).prepare(name))
  return async (tx: Tx, parameters: Record<string, unknown>): Promise<Row[]> =>
    (await statement(tx).execute(parameters)) as Row[]
}
