// Background jobs on pg-boss: queued in the caller's transaction, run by any free process, retried on failure.
// Job data is sealed in the queue, and rows are deleted soon after the job is done: a mail contains links and
// codes that open accounts. Queues are woken by NOTIFY on commit; polling is only a fallback, so that an idle
// server stays idle.
import { type JobResult, PgBoss, type QueueResult } from "pg-boss"
import { type Database, type Db, jobsHandle, type Tx } from "#api/kernel/db/client"
import { underMigrationLock } from "#api/kernel/db/migrate"
import type { Config } from "../config/config.ts"
import { retryActiveJobs, selectWaitingJobs } from "../db/queries.ts"
import type { AccountBars } from "../features/accounts/bars.ts"
import type { DeferredRemovers } from "../features/deferred-removals.ts"
import type { FilePurpose } from "../features/file-purposes.ts"
import type { IdentityDigests, OnAccountDeleted, PersonalTable } from "../features/personal-data.ts"
import type { WritingNoun } from "../features/writing-nouns.ts"
import type { NoticeKinds } from "../notices/kinds.ts"
import type { Clock } from "../process/clock.ts"
import type { Log } from "../process/log.ts"
import type { Metrics } from "../process/metrics.ts"
import type { OnVerificationEnded } from "../process/verification-endings.ts"
import type { Vault } from "../security/vault.ts"
import type { Storage } from "../storage/store.ts"
import type { Furigana } from "../text/furigana.ts"
import type { Translation } from "../text/translation.ts"
import { askingDueQueues } from "./due-queues.ts"

export interface JobDefinition<Data extends object = object> {
  readonly queue: string
  readonly run: (data: Data) => Promise<void>
  /** Cron expression in Japan time, for recurring work. */
  readonly cron?: string
  /** Number of retries, for services that may be down for longer than an hour; from the tenth on, hourly. */
  readonly retryLimit?: number
  /**
   * For work of minutes or hours: one job at a time in each process, expired after this time. Only one of the
   * same `key` waits.
   */
  readonly longestSeconds?: number
}
/** Lets definitions with different data types live in one list. */
export type AnyJob = JobDefinition<never>

/** Dependencies of background jobs. */
export interface JobParts {
  readonly db: Db
  readonly config: Config
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Log
  readonly storage: Storage
  readonly filePurposes: readonly FilePurpose[]
  readonly personalTables: readonly PersonalTable[]
  readonly accountDeletionHooks: readonly OnAccountDeleted[]
  readonly identityDigests: readonly IdentityDigests[]
  readonly accountBars: AccountBars
  readonly onVerificationEnded: readonly OnVerificationEnded[]
  readonly deferred: DeferredRemovers
  readonly noticeKinds: NoticeKinds
  readonly writingNouns: readonly WritingNoun[]
  readonly metrics: Metrics
  readonly furigana: Furigana
  readonly translation: Translation
  readonly vault: Vault
}

interface EnqueueOptions {
  /** The earliest start, in whichever process. */
  readonly afterSeconds?: number
  /** For queues with `longestSeconds`: only one job with the same key waits. */
  readonly key?: string
}

export interface Jobs {
  enqueue(tx: Tx, queue: string, data: object, options?: EnqueueOptions): Promise<void>
  /** Makes a queue poll now. */
  wake(queue: string): void
  isRunning(): Promise<boolean>
  /** Aborted when the server is about to stop: for work that takes longer than the grace period. */
  readonly stopping: AbortSignal
  /** Waits briefly for running jobs, then returns the others to the queue. */
  stop(): Promise<void>
}

const QUEUE = {
  notify: true,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deleteAfterSeconds: 3_600,
}
/**
 * By then the first retry of a failed job is due: retries send no NOTIFY, and later ones can wait for the
 * fallback poll.
 */
const FIRST_RETRY_MS = 11_000
const STOP_MS = 5_000
/** Jobs that wait longer need no exact start. */
const LONGEST_WAKE_SECONDS = 601
const WAKE_MARGIN_MS = 100
/** A full batch means that more is waiting: a thousand mails must not take two seconds each. */
const POLLING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/**
 * The embedded engine is used by one process at a time: jobs that are active at the start were interrupted by
 * a kill, and would otherwise wait a quarter of an hour for their timeout. Call before `startJobs`.
 */
export const retryCutOffJobs = ({ db }: Pick<Database, "db">) => retryActiveJobs(db.autocommit)

export async function startJobs(
  database: Database,
  log: Log,
  vault: Pick<Vault, "seal" | "open">,
): Promise<
  Jobs & { open(queue: string): Promise<void>; work(definitions: readonly AnyJob[]): Promise<void> }
> {
  const boss = new PgBoss({
    db: askingDueQueues(database.jobs),
    backend: database.engine === "embedded" ? "pglite" : "postgres",
    schema: "jobs",
    application_name: "shirube-jobs",
    useListenNotify: true,
    // Our cron jobs run at night, and we use no flows: neither needs a check every five seconds.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    flowIntervalSeconds: 3_600,
    // Statistics, jobs of dead processes, changes to the queue's own tables: none of it is urgent.
    superviseIntervalSeconds: 300,
    monitorIntervalSeconds: 300,
    queueCacheIntervalSeconds: 300,
    bamIntervalSeconds: 3_600,
  })
  let running = true
  const stopping = new AbortController()
  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (running && worker !== undefined) boss.notifyWorker(worker)
  }
  boss.on("error", (err) => log.error({ err }, "the job queue reported an error"))
  await underMigrationLock(database, () => boss.start())
  const open = async (
    queue: string,
    { retryLimit = QUEUE.retryLimit, longestSeconds }: Partial<JobDefinition> = {},
    existing?: QueueResult,
  ) => {
    const expiry = longestSeconds === undefined ? {} : { expireInSeconds: longestSeconds }
    const options = { ...QUEUE, retryLimit, ...expiry }
    if (existing && hasOptions(existing, options)) return
    await boss.createQueue(queue, { ...options, policy: longestSeconds === undefined ? "standard" : "short" })
    await boss.updateQueue(queue, options) // an older version may have created it with other options
  }
  return {
    /** For jobs that are queued before a worker exists. */
    open: (queue) => open(queue),
    async work(definitions) {
      // Two reads instead of three writes per queue: most starts find everything up to date.
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]))
      for (const { queue, run, cron, ...options } of definitions) {
        await open(queue, options, queues.get(queue))
        const worker = await boss.work(
          queue,
          options.longestSeconds === undefined ? POLLING : { ...POLLING, batchSize: 1 },
          async (jobs: { id: string; data: object | null }[]) => {
            const outcomes = await Promise.all(
              jobs.map(({ id, data }) => {
                const work = async () => (run as JobDefinition["run"])(unsealed(data, queue, vault))
                return outcomeOf(id, work, queue, log)
              }),
            )
            if (outcomes.some(({ status }) => status === "failed"))
              setTimeout(wake, FIRST_RETRY_MS, queue).unref()
            return outcomes
          },
        )
        workers.set(queue, worker)
        if (cron && schedules.get(queue) !== cron)
          await boss.schedule(queue, cron, null, { tz: "Asia/Tokyo" })
      }
    },
    async enqueue(tx, queue, data, { afterSeconds = 0, key } = {}) {
      const sealed = vault.seal(JSON.stringify(data), sealedFor(queue))
      // A job that becomes due sends no NOTIFY. A process that stops meanwhile leaves it to the fallback poll.
      if (afterSeconds > 0 && afterSeconds < LONGEST_WAKE_SECONDS)
        setTimeout(wake, afterSeconds * 1_000 + WAKE_MARGIN_MS, queue).unref()
      await boss.send(
        queue,
        { sealed },
        {
          db: jobsHandle(tx),
          startAfter: afterSeconds,
          ...(key === undefined ? {} : { singletonKey: key }),
        },
      )
    },
    wake,
    async isRunning() {
      if (!running) return false
      await boss.schemaVersion()
      return true
    },
    stopping: stopping.signal,
    async stop() {
      running = false
      stopping.abort()
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
    },
  }
}

const hasOptions = (queue: QueueResult, options: object) =>
  Object.entries(options).every(([name, value]) => queue[name as keyof QueueResult] === value)

const sealedFor = (queue: string) => `job ${queue}`

/** Recurring work has no data, and jobs queued by an older version are unsealed. */
function unsealed(data: object | null, queue: string, vault: Pick<Vault, "open">): object {
  if (data === null || !("sealed" in data)) return data ?? {}
  return JSON.parse(vault.open(String(data.sealed), sealedFor(queue))) as object
}

/** Each job of a batch succeeds or is retried on its own. */
async function outcomeOf(id: string, work: () => Promise<void>, queue: string, log: Log): Promise<JobResult> {
  try {
    await work()
    return { id, status: "completed" }
  } catch (err) {
    log.warn({ err, queue, jobId: id }, "a job failed; it will be retried")
    return { id, status: "failed" }
  }
}

/** Pending jobs of a database, without recurring ones. */
export const waitingJobs = async ({ db }: Pick<Database, "db">, vault: Pick<Vault, "open">) =>
  (await selectWaitingJobs(db.autocommit)).map(({ queue, data }) => ({
    queue,
    data: unsealed(data, queue, vault),
  }))
