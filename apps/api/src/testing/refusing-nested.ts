import { AsyncLocalStorage } from "node:async_hooks"
import type { Db } from "#api/kernel/db/client"

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * A statement beside the transaction that its caller is in escapes the rollback, and on the embedded engine, which has one connection, waits for ever.
 * PostgreSQL would not show that.
 */
export function refusingNested(db: Db): Db {
  const refuse = () => {
    if (transactions.getStore()?.isOpen)
      throw new Error("Nested: a transaction is open, and this statement does not run in it.")
  }
  return {
    transaction(work) {
      refuse()
      return db.transaction((tx) => {
        const state = { isOpen: true }
        return transactions.run(state, () =>
          work(tx).finally(() => {
            state.isOpen = false
          }),
        )
      })
    },
    get autocommit() {
      refuse()
      return db.autocommit
    },
  }
}
