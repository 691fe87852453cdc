import type { Tx } from "./client.ts"

/**
 * A statement that is written once for each handle, and asked for by name: PostgreSQL reads and plans it once for each of its
 * connections. For what is asked most, and always in the same words; whatever plan suits one answer has to suit all.
 */
export function prepared<Statement extends object>(write: (tx: Tx) => Statement): (tx: Tx) => Statement {
  const written = new WeakMap<Tx, Statement>()
  return (tx) => {
    const known = written.get(tx)
    if (known) return known
    const statement = write(tx)
    written.set(tx, statement)
    return statement
  }
}
