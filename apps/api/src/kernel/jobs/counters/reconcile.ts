// Counts are changed in the transaction that changes the counted rows. A nightly job corrects them: rows are
// also deleted in cascades, and a bug of ours must not leave a wrong number forever.
import type { JobDefinition, JobParts } from "../jobs.ts"
import { type Counter, correctCount, selectWrongKeys } from "./queries.ts"

const BATCH = 500

export const reconcileCounters =
  (counters: readonly Counter[]) =>
  ({ db, log }: JobParts): JobDefinition => ({
    queue: "platform-reconcile-counters",
    cron: "5 4 * * *",
    run: async () => {
      for (const counter of counters) {
        let corrected = 0
        for (let isMore = true; isMore; ) {
          const wrong = await selectWrongKeys(db.autocommit, counter, BATCH)
          for (const key of wrong)
            if (await db.transaction((tx) => correctCount(tx, counter, key))) corrected += 1
          isMore = wrong.length === BATCH
        }
        if (corrected > 0) log.info({ counter: counter.name, corrected }, "wrong counts were corrected")
      }
    },
  })
