import type { Tx } from "./client.ts"

/**
 * A statement prepared once per handle and reused by name: PostgreSQL parses and plans it once per connection.
 * For the most frequent queries whose text never changes; one plan has to suit all their parameters.
 */
export function prepared<Statement extends object>(write: (tx: Tx) => Statement): (tx: Tx) => Statement {
  const statements = new WeakMap<Tx, Statement>()
  return (tx) => {
    const existing = statements.get(tx)
    if (existing) return existing
    const statement = write(tx)
    statements.set(tx, statement)
    return statement
  }
}
