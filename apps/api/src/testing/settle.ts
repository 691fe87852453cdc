// Background work, done now: tests wait for its end, not for a clock.
import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { rows } from "#api/db/client"
import type { Platform } from "#api/platform/platform"

const BETWEEN_LOOKS_MS = 5

/**
 * Until every event has been handed on and every job that is due has been run, with all that those jobs have queued in their turn.
 * What waits for later (a retry, work that repeats by the clock) is left alone.
 */
export async function settle({ db, jobs }: Pick<Platform, "db" | "jobs">): Promise<void> {
  for (;;) {
    const due = await rows<{ queue: string | null }>(
      db.autocommit,
      sql`select distinct name as queue from jobs.job
          where state in ('created', 'retry', 'active') and start_after <= now() and data is not null and left(name, 2) <> '__'
        union all select null where exists (select from events where dispatched_at is null)`,
    )
    if (due.length === 0) return
    for (const { queue } of due) if (queue !== null) jobs.wake(queue)
    await delay(BETWEEN_LOOKS_MS)
  }
}
