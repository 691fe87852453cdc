// Whether this process can do its work, as a load balancer wants to know it: not only that the database answers, but that
// it still writes. A full disk answers every question and loses every answer.
import { setTimeout as delay } from "node:timers/promises"
import type { Db } from "#api/db/client"
import type { Jobs } from "./jobs.ts"
import { ping, proveWrite } from "./queries.ts"

export interface Health {
  /** Throws what stands in the way. */
  check(): Promise<void>
}

/** A write that worked is proof for a while: whoever asks every second must not write every second. */
const PROOF_MS = 5_000
/** One failure may be a statement that lost a race or a connection that was just cut; two in a row are a state. */
const SECOND_TRY_MS = 200
const JOBS_MS = 3_000

export function createHealth(db: Db, jobs: Jobs): Health {
  let provenUntil = 0
  let proving: Promise<void> | undefined

  const prove = async () => {
    await proveWrite(db.autocommit)
    if (!(await Promise.race([jobs.isRunning(), delay(JOBS_MS, false, { ref: false })])))
      throw new Error("the job queue does not run")
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
