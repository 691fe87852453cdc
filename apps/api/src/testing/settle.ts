// Runs background work now: tests wait for its end, not for a clock.
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { type Database, rows } from "#api/kernel/db/client"
import type { Platform } from "#api/kernel/process/platform"

const POLL_MS = 5
const CHANNEL = "settled"

/**
 * Waits until every event is dispatched and every due job has run, including jobs that those enqueue. Skips delayed
 * retries and scheduled jobs.
 */
export async function settleJobs({ db, jobs }: Pick<Platform, "db" | "jobs">): Promise<void> {
  for (;;) {
    const due = await rows<{ queue: string | null }>(
      db.autocommit,
      sql`select distinct name as queue from jobs.job
          where state in ('created', 'retry', 'active') and start_after <= now() and data is not null and left(name, 2) <> '__'
        union all select null where exists (select from events where dispatched_at is null)`,
    )
    if (due.length === 0) return
    for (const { queue } of due) if (queue !== null) jobs.wake(queue)
    await delay(POLL_MS)
  }
}

/**
 * Notices arrive on one connection, in commit order: once this one arrives, all earlier ones have invalidated their cached
 * responses.
 */
export async function watchNotices({ db, listen }: Pick<Database, "db" | "listen">) {
  const waiting = new Map<string, () => void>()
  const stop = await listen(
    CHANNEL,
    (name) => waiting.get(name)?.(),
    () => {},
  )
  return {
    async untilHeard(): Promise<void> {
      const name = randomUUID()
      const heard = Promise.withResolvers<void>()
      waiting.set(name, heard.resolve)
      await db.autocommit.execute(sql`select pg_notify(${CHANNEL}, ${name})`)
      await heard.promise
      waiting.delete(name)
    },
    stop,
  }
}
