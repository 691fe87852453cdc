import type { Query } from "drizzle-orm"
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
