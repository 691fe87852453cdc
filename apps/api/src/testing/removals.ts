// Runs all deferred removals of deleted accounts now, so that tests need not wait until each is due.
import { removeAllDeferred } from "#api/kernel/features/deferred-removals"
import type { TestApi } from "./api.ts"

export const removeEverythingDeferred = ({
  db,
  deferred,
  clock,
}: Pick<TestApi, "db" | "deferred" | "clock">) =>
  db.transaction((tx) => removeAllDeferred(tx, deferred, clock.now()))
