// Background work on pg-boss: queued in the caller's transaction, run by whichever process is free, retried on failure.
import { type JobResult, PgBoss } from "pg-boss"
import { type Database, jobsHandle, type Tx } from "#api/db/client"
import { inTurn } from "#api/db/migrate"
import type { Clock } from "./clock.ts"
import type { Config } from "./config.ts"
import type { Log } from "./log.ts"

export interface JobDefinition<Data extends object = object> {
  readonly queue: string
  readonly run: (data: Data) => Promise<void>
  /** Cron expression in Japan time for work that repeats. */
  readonly cron?: string
}
/** Lets definitions with different data types live in one list. */
export type AnyJob = JobDefinition<never>

/** What background work stands on. */
export interface JobParts {
  readonly db: Tx
  readonly config: Config
  readonly clock: Clock
  readonly jobs: Jobs
}

export interface Jobs {
  enqueue(tx: Tx, queue: string, data: object): Promise<void>
  isRunning(): Promise<boolean>
  /** Lets running jobs finish for a moment, hands the others back to the queue. */
  stop(): Promise<void>
}

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
const STOP_MS = 5_000
/** A full batch means that more is waiting: a thousand letters must not take two seconds each. */
const POLLING = {
  pollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function startJobs(
  database: Database,
  log: Log,
): Promise<Jobs & { work(definitions: readonly AnyJob[]): Promise<void> }> {
  const boss = new PgBoss({ db: database.jobs, schema: "jobs", application_name: "shirube-jobs" })
  let running = true
  boss.on("error", (err) => log.error({ err }, "the job queue reported an error"))
  await inTurn(database, () => boss.start())
  return {
    async work(definitions) {
      for (const { queue, run, cron } of definitions) {
        await boss.createQueue(queue, RETRIES)
        await boss.work(queue, POLLING, (jobs: { id: string; data: object }[]) =>
          Promise.all(jobs.map((job) => outcomeOf(job, run as JobDefinition["run"], queue, log))),
        )
        if (cron) await boss.schedule(queue, cron, null, { tz: "Asia/Tokyo" })
      }
    },
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: jobsHandle(tx) })
    },
    async isRunning() {
      if (!running) return false
      await boss.getQueues()
      return true
    },
    async stop() {
      running = false
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
    },
  }
}

/** Each job of a batch succeeds or is tried again for itself. */
async function outcomeOf(
  { id, data }: { id: string; data: object },
  run: JobDefinition["run"],
  queue: string,
  log: Log,
): Promise<JobResult> {
  try {
    await run(data)
    return { id, status: "completed" }
  } catch (err) {
    log.warn({ err, queue, jobId: id }, "a job failed; it is tried again")
    return { id, status: "failed" }
  }
}
