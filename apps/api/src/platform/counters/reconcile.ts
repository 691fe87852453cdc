// Numbers are changed in the transaction that changes what they count. Once a night they are held against the truth: rows
// also go with the people they belong to, and a mistake of ours must not stay for ever.
import type { JobDefinition, JobParts } from "../jobs.ts"
import { type Counter, mendCount, selectWrongKeys } from "./queries.ts"

const BATCH = 500

export const reconcileCounters =
  (counters: readonly Counter[]) =>
  ({ db, log }: JobParts): JobDefinition => ({
    queue: "platform-reconcile-counters",
    cron: "5 4 * * *",
    run: async () => {
      for (const counter of counters) {
        let mended = 0
        for (let isMore = true; isMore; ) {
          const wrong = await selectWrongKeys(db.autocommit, counter, BATCH)
          for (const key of wrong) if (await db.transaction((tx) => mendCount(tx, counter, key))) mended += 1
          isMore = wrong.length === BATCH
        }
        if (mended > 0) log.info({ counter: counter.name, mended }, "counts were off and have been mended")
      }
    },
  })
