// What people who have left still have in public, removed now: a test about what is left need not wait for each moment.
import { removeAllDeferred } from "#api/kernel/features/deferred-removals"
import type { TestApi } from "./api.ts"

export const removeEverythingDeferred = ({
  db,
  deferred,
  clock,
}: Pick<TestApi, "db" | "deferred" | "clock">) =>
  db.transaction((tx) => removeAllDeferred(tx, deferred, clock.now()))
