import { AsyncLocalStorage } from "node:async_hooks"
import type { Db } from "#api/kernel/db/client"

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * A statement outside its caller's open transaction escapes the rollback, and waits forever on the embedded engine, which
 * has one connection. PostgreSQL would not show that.
 */
export function refusingNested(db: Db): Db {
  const refuse = () => {
    if (transactions.getStore()?.isOpen) throw new Error("Statement runs outside the open transaction")
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
