// Whether this process can work, as a load balancer needs to know: not only that the database responds, but
// that it still writes. A database with a full disk still answers queries, but loses every write.
import { setTimeout as delay } from "node:timers/promises"
import type { Db } from "#api/kernel/db/client"
import { ping, proveWrite } from "../db/queries.ts"
import type { Jobs } from "../jobs/jobs.ts"

export interface Health {
  /** Throws if something is wrong. */
  check(): Promise<void>
}

/** A successful write counts for a while, so that frequent checks do not write each time. */
const PROOF_MS = 5_000
/** One failure may be a lost race or a connection that was just cut; two in a row are a real problem. */
const SECOND_TRY_MS = 200
const JOBS_MS = 3_000

export function createHealth(db: Db, jobs: Jobs): Health {
  let provenUntil = 0
  let proving: Promise<void> | undefined

  const prove = async () => {
    await proveWrite(db.autocommit)
    if (!(await Promise.race([jobs.isRunning(), delay(JOBS_MS, false, { ref: false })])))
      throw new Error("the job queue is not running")
    provenUntil = performance.now() + PROOF_MS
  }
  const proveTwice = () =>
    prove().catch(async () => {
      await delay(SECOND_TRY_MS)
      await prove()
    })

  return {
    async check() {
      if (performance.now() < provenUntil) {
        await ping(db.autocommit)
        return
      }
      proving ??= proveTwice().finally(() => {
        proving = undefined
      })
      await proving
    },
  }
}
